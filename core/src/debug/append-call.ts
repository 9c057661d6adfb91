import type { Edit } from '../finding.ts';
import { readCalls } from '../formats/read-calls.ts';
import { wholeValue } from '../rung/json-text.ts';
import type { ToolCall } from '../rung/verdict.ts';
import type { Scenario } from '../scenario/scenario.ts';

/** A call that is written behind those of the box. */
export interface Appended {
  readonly edit: Extract<Edit, { kind: 'text' }>;
  /** The index that the call has then. */
  readonly index: number;
}

/**
 * Writes a call behind those that a scenario has, in their format where that is one of those in which models send calls,
 * else plainly. `undefined`: the text of the box cannot be continued, or is broken.
 */
export function appendCall(
  { calls: text, fields }: Pick<Scenario, 'calls' | 'fields'>,
  call: ToolCall,
): Appended | undefined {
  const read = readCalls(text, fields);
  if (read.problems.some(({ code }) => code === 'not-json')) return undefined;
  const index = read.calls.length;
  const written = writtenAs(read.format ?? '', call, index + 1);
  for (const one of written === undefined ? [plain(call)] : [written, plain(call)]) {
    for (const { offset, length, text: added } of placesFor(text, one)) {
      const next = text.slice(0, offset) + added + text.slice(offset + length);
      const after = readCalls(next, fields).calls;
      const last = after.at(-1);
      if (after.length !== index + 1 || last?.tool !== call.tool || last.args !== call.args) continue;
      return { edit: { kind: 'text', range: { in: 'calls', offset, length }, text: added }, index };
    }
  }
  return undefined;
}

interface Insertion {
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

/** Where a call may be added: as the last item of the list that the text is, or on a line of its own. */
function placesFor(text: string, call: string): Insertion[] {
  const root = wholeValue(text);
  const end = text.trimEnd().length;
  const behind = { offset: end, length: text.length - end, text: `${end === 0 ? '' : '\n'}${call}\n` };
  if (root?.kind !== 'array') return [behind];
  const last = text.slice(0, root.end - 1).trimEnd().length;
  const isEmpty = text.slice(root.start + 1, last).trim() === '';
  const indent = /\n([ \t]*)\S/u.exec(text.slice(root.start))?.[1];
  const space = indent === undefined ? ' ' : `\n${indent}`;
  return [{ offset: last, length: 0, text: `${isEmpty ? '' : ','}${isEmpty ? '' : space}${call}` }, behind];
}

/** The call in the format of the others; its number makes its id. */
function writtenAs(format: string, { tool, args }: ToolCall, number: number): string | undefined {
  const name = JSON.stringify(tool);
  const isObject = wholeValue(args)?.kind === 'object';
  const asText = JSON.stringify(args);
  const id = `"try_${number}"`;
  if (/^OpenAI responses/.test(format))
    return `{"type": "function_call", "call_id": ${id}, "name": ${name}, "arguments": ${asText}}`;
  if (/^OpenAI/.test(format))
    return `{"id": ${id}, "type": "function", "function": {"name": ${name}, "arguments": ${asText}}}`;
  if (!isObject) return undefined;
  if (/^Anthropic/.test(format))
    return `{"type": "tool_use", "id": ${id}, "name": ${name}, "input": ${args}}`;
  if (/^Gemini/.test(format)) return `{"functionCall": {"name": ${name}, "args": ${args}}}`;
  if (/^Bedrock/.test(format)) return `{"toolUse": {"toolUseId": ${id}, "name": ${name}, "input": ${args}}}`;
  if (/^MCP/.test(format))
    return `{"jsonrpc": "2.0", "id": ${number}, "method": "tools/call", "params": {"name": ${name}, "arguments": ${args}}}`;
  return undefined;
}

/** Arguments that are no JSON object go into a string. */
function plain({ tool, args }: ToolCall): string {
  const value = wholeValue(args)?.kind === 'object' ? args : JSON.stringify(args);
  return `{"tool": ${JSON.stringify(tool)}, "args": ${value}}`;
}
