import type { ReactNode } from 'react';
import type { Box } from '../state/rungState.ts';

type Form = readonly [name: string, looksLike: string];

const tools: readonly Form[] = [
  ['MCP', 'tools/list, also a bare list'],
  ['OpenAI', 'function.parameters, or flat'],
  ['Anthropic', 'input_schema'],
  ['Gemini, Bedrock', 'parameters, toolSpec'],
  ['JSON Schema', 'one, or a map of name to one'],
  ['By hand', 'params, aliases'],
  ['A whole request', 'its tools are taken out'],
];

const calls: readonly Form[] = [
  ['Arguments', '{ "from": "USD", … }'],
  ['With a tool', '{ "tool": …, "args": … }'],
  ['OpenAI', 'tool_calls, function_call, streams'],
  ['Anthropic', 'tool_use, streams'],
  ['Gemini, Bedrock', 'functionCall, toolUse'],
  ['MCP', 'tools/call'],
  ['Frameworks', 'LangChain, AI SDK, OpenTelemetry, hooks'],
  ['Model text', '<tool_call>, [TOOL_CALLS], <invoke …>'],
  ['Python', 'convert_currency("USD", "EUR", 240)'],
  ['Traffic', 'HAR, copy as cURL'],
  ['Several', 'a list, a conversation, JSON Lines'],
  ['A large trace', 'drop the file; it stays here'],
];

const forms = { tools, calls } as const satisfies Record<Box, readonly Form[]>;

/** Below an empty box: the forms that are read there, and what else can be done. */
export default function ReadHere({ box, children }: { box: Box; children?: ReactNode }) {
  return (
    <div className="read-here">
      <h3>What is read here</h3>
      <dl>
        {forms[box].map(([name, looksLike]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{looksLike}</code>
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  );
}
