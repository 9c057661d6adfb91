import { type JsonValue, lastMembers, stringOf, wholeValue } from '../rung/json-text.ts';

/** How the answer to a call is written for those who send it to a model. */
export type WireShape = 'openai' | 'anthropic' | 'gemini' | 'mcp' | 'plain';

/** The call that is answered. */
export interface Answered {
  readonly tool: string | undefined;
  /** As the model named the call; absent when that was not pasted. */
  readonly id: string | undefined;
}

/** Stands where the call's own id belongs, when that is not known. */
export const UNKNOWN_ID = 'CALL_ID';

const WRITE = {
  openai: (content, { id = UNKNOWN_ID }) => ({ role: 'tool', tool_call_id: id, content }),
  anthropic: (content, { id = UNKNOWN_ID }) => ({
    type: 'tool_result',
    tool_use_id: id,
    is_error: true,
    content,
  }),
  gemini: (error, { tool = '', id }) => ({
    functionResponse: { ...(id === undefined ? {} : { id }), name: tool, response: { error } },
  }),
  mcp: (text) => ({ content: [{ type: 'text', text }], isError: true }),
  plain: (text) => text,
} satisfies Record<WireShape, (text: string, call: Answered) => unknown>;

/** A text for the model as the message, block, part or result that carries it; `plain` is the text itself. */
export function inShape(shape: WireShape, text: string, call: Answered): string {
  const written = WRITE[shape](text, call);
  return typeof written === 'string' ? written : JSON.stringify(written, null, 2);
}

/** Whether a shape names the call by its id. */
export function namesCall(shape: WireShape): boolean {
  return shape === 'openai' || shape === 'anthropic';
}

/** Keys under which calls have their id, and those of objects that hold it. */
const IDS = ['call_id', 'id', 'toolUseId', 'toolCallId'];
const AROUND = ['functionCall', 'function_call', 'toolUse'];

/** The id that a call has in the text that it was read from; a number is that of a JSON-RPC request, not of a call. */
export function callIdIn(entry: string): string | undefined {
  const root = wholeValue(entry);
  if (root === undefined) return undefined;
  const members = lastMembers(entry, root);
  return (
    idAmong(entry, members) ?? AROUND.map((key) => members.get(key)).flatMap((inner) => idIn(entry, inner))[0]
  );
}

function idIn(entry: string, inner: JsonValue | undefined): string[] {
  const id = inner && idAmong(entry, lastMembers(entry, inner));
  return id === undefined ? [] : [id];
}

function idAmong(entry: string, members: ReadonlyMap<string, JsonValue>): string | undefined {
  for (const key of IDS) {
    const value = members.get(key);
    const id = value && stringOf(entry, value);
    if (id !== undefined) return id;
  }
  return undefined;
}
