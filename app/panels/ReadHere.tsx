type Form = readonly [name: string, looksLike: string];

export const TOOLS_READ: readonly Form[] = [
  ['MCP', 'tools/list, also a bare list'],
  ['JSON Schema', 'one, or a map of name to one'],
  ['By hand', 'params, aliases'],
];

export const CALLS_READ: readonly Form[] = [
  ['Arguments', '{ "from": "USD", … }'],
  ['With a tool', '{ "tool": …, "args": … }'],
  ['OpenAI', 'tool_calls'],
  ['Several', 'a list of these, or JSON Lines'],
];

/** Below an empty box: the forms that are read there. */
export function ReadHere({ forms }: { forms: readonly Form[] }) {
  return (
    <div className="read-here">
      <h3>What is read here</h3>
      <dl>
        {forms.map(([name, looksLike]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{looksLike}</code>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
