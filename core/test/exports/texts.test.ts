import { describe, expect, it } from 'vitest';
import { exportAs } from '../../src/exports/index.ts';
import { goLiteral, shellWord } from '../../src/exports/literals.ts';
import { evaluate, readScenario, runScenario, type Scenario } from '../../src/index.ts';
import { HOSTILE, hostile, plain, scene } from './hostile.ts';
import { folder, has, run } from './tools.ts';

/** The interpreted string literals of a Go source, by the Go specification; throws where one is not right. */
function goStrings(source: string): string[] {
  const found: string[] = [];
  const code = source.replace(/^\/\/.*$/gmu, '');
  for (const [literal] of code.matchAll(/"(?:\\.|[^"\\\n])*"/gu)) {
    const decoded = literal
      .slice(1, -1)
      .replace(/\\(?:u([0-9a-f]{4})|(.))/gu, (_, hex: string, sign: string) => {
        if (hex === undefined) {
          const known = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', '"': '"', '\\': '\\' }[sign];
          if (known === undefined) throw new Error(`\\${sign} is no escape of Go`);
          return known;
        }
        if (/^d[89a-f]/u.test(hex)) throw new Error(`\\u${hex} is no code point of Go`);
        return String.fromCharCode(Number.parseInt(hex, 16));
      });
    found.push(decoded);
  }
  expect(code.replace(/"(?:\\.|[^"\\\n])*"/gu, '')).not.toMatch(/["`]/u);
  return found;
}

describe('a Go snippet', () => {
  it('has every name as a literal', () => {
    const { text, fileName } = exportAs('go', scene(hostile), 'my-tools');
    expect(fileName).toBe('my_tools_grammars.go');
    const asGo = (name: string) => name.replace(/\p{Cs}/gu, '\ufffd');
    const perTool = HOSTILE.flatMap((name) => {
      const second = [
        ['second', 'integer'],
        [name, 'string'],
      ].sort(([a = ''], [b = '']) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
      return [name, ...second.flat(), `${name} too`, name].map(asGo);
    });
    expect(goStrings(text)).toEqual(['github.com/anthony-chaudhary/fak/internal/grammar', ...perTool]);
  });

  it('reads so', () => {
    const aliased = { ...plain, aliases: { convert: { src: 'from' } } };
    expect(exportAs('go', scene(aliased)).text).toBe(`// Written by Rung: Currency
// The package is internal, so this belongs inside the module of fak.
package grammars

import "github.com/anthony-chaudhary/fak/internal/grammar"

func init() {
	grammar.Default.Add("convert", grammar.Grammar{
		Params: []grammar.Param{
			{Name: "amount", Type: "number", Required: true},
			{Name: "from", Type: "string", Required: true},
			{Name: "to", Type: "string", Required: true},
		},
		Aliases: map[string]string{"src": "from"},
	})
}
`);
  });

  it.each([
    [
      '{"tool":"t","grammar":{"params":[]}}',
      'grammar.Default.Add("t", grammar.Grammar{\n\t\tParams: []grammar.Param{},\n\t})',
    ],
    ['{"t":{"type":"object","properties":{}}}', 'grammar.Default.Add("t", grammar.Grammar{})'],
    [
      '{"t":{"type":"object","properties":{"a":{"type":["string","null"]}}}}',
      '// "t" cannot be loaded and is left out.',
    ],
  ])('tells an empty list, none at all, and what cannot be loaded apart: %s', (tools, expected) => {
    expect(exportAs('go', scene({ rung: 1, tools, calls: '' })).text).toContain(expected);
  });

  it('lets two names that are one to Go stand once', () => {
    const aliases = { convert: { '\ud800': 'from', '\udfff': 'to' } };
    expect(exportAs('go', scene({ ...plain, aliases })).text).toContain('map[string]string{"\ufffd": "to"}');
    expect(goLiteral('\ud83d\ude00 \ud83d')).toBe('"😀 \ufffd"');
  });

  it.skipIf(!has('gofmt', '-h'))('is as gofmt writes it', () => {
    const path = folder({ 'a.go': exportAs('go', scene(hostile)).text });
    expect(run('gofmt', ['-l', 'a.go'], path)).toEqual({ status: 0, output: '' });
  });
});

/** Writes down what it was called with. */
const FAK = `#!/bin/sh
for word in "$@"; do printf '%s\\0' "$word"; done >> called
printf '\\n\\0' >> called
if [ "$6" = --grammar-schema ]; then cat "$7" >> called; fi
printf '\\0' >> called
`;

describe('a script for the original', () => {
  it('passes every tool, arguments and schema on to the character', () => {
    const { text } = exportAs('shell', scene(hostile));
    const path = folder({ fak: FAK, 'rung.sh': text });
    run('chmod', ['+x', 'fak'], path);
    const ran = run('sh', ['rung.sh'], path, { ...process.env, PATH: `${path}:${process.env.PATH}` });
    expect(ran).toEqual({ status: 0, output: '' });
    const called = run('cat', ['called'], path).output.split('\0');
    const { report } = scene(hostile);
    const expected = report.results.flatMap(({ call: { tool, args } }) => {
      if (tool === undefined) return [];
      const known = report.tools.find(({ name }) => name === tool);
      const file = called[called.indexOf(args) + 2] ?? '';
      return known === undefined
        ? ['preflight', '--tool', tool, '--args', args, '--show-dispatched-args', '\n', '']
        : [
            'preflight',
            '--tool',
            tool,
            '--args',
            args,
            '--grammar-schema',
            file,
            '--show-dispatched-args',
            '\n',
            `${known.schemaText}\n`,
          ];
    });
    const utf8 = (word: string) => Buffer.from(word).toString();
    expect(called.slice(0, -1).map((word) => word.replace(/[\w-]+\.schema\.json/u, 'FILE'))).toEqual(
      expected.map((word) => utf8(word).replace(/[\w-]+\.schema\.json/u, 'FILE')),
    );
    expect(run('ls', ['-a'], path).output.split('\n')).not.toContain('pwned');
  });

  it.each([
    [`{"a":"it's"}`, `'{"a":"it'\\''s"}'`],
    ['', "''"],
    ['$(x) `y` "z" \\ !', `'$(x) \`y\` "z" \\ !'`],
  ])('quotes %s', (text, word) => expect(shellWord(text)).toBe(word));

  it.each([
    [JSON.stringify({ tool: 'convert', args: 'a\0b' }), '# Call 1 holds a NUL character'],
    [
      JSON.stringify({ tool: 'convert', args: { from: 'x'.repeat(140_000) } }),
      '# Call 1 has more arguments than',
    ],
    [JSON.stringify([{ args: {} }]), '# Call 1 names no tool'],
  ])('says what no command line can carry', (calls, said) => {
    const tools = `${plain.tools.slice(0, -1)}, "other": {"type":"object","properties":{}}}`;
    const { text } = exportAs('shell', scene({ rung: 1, tools, calls }));
    expect(text).toContain(said);
    expect(text).not.toContain('fak preflight');
  });

  it('reads so', () => {
    const [first = ''] = plain.calls.split('\n');
    expect(
      exportAs('shell', scene({ ...plain, calls: first }))
        .text.split('\n')
        .slice(-3)
        .join('\n'),
    ).toBe(
      `# Call 1: verdict=DEFER reason=NONE by=grammar
fak preflight --tool 'convert' --args '{"from":"EUR","to":"SEK","amount":9007199254740993}' --grammar-schema 'convert.schema.json' --show-dispatched-args
`,
    );
  });
});

describe('a fixture', () => {
  it.each([
    ['plain', plain],
    ['hostile', hostile],
  ])('is the scenario, and expects what was decided: %s', (_, scenario) => {
    const read = readScenario(exportAs('fixture', scene(scenario)).text);
    if (read.kind !== 'ok') throw new Error(read.sentence);
    const { expect: expected, ...rest } = read.scenario;
    expect(rest).toEqual(scenario);
    expect(expected).toEqual(
      evaluate(scenario).results.map(({ verdict }) =>
        verdict.kind === 'TRANSFORM'
          ? { kind: verdict.kind, newArgs: verdict.newArgs }
          : { kind: verdict.kind },
      ),
    );
  });

  it.each([
    ['plain', plain],
    ['hostile', hostile],
  ])('passes as a test: %s', (_, scenario) => {
    const run = runScenario(exportAs('fixture', scene(scenario)).text);
    const calls = evaluate(scenario).results.length;
    expect(run).toMatchObject({ kind: 'ran', calls, passed: calls, failed: 0 });
  });

  it('keeps what is pinned, and keys of a newer document to the character', () => {
    const scenario: Scenario = { ...plain, expect: [{ kind: 'DENY' }], unknown: { later: '[1e400, 1.0]' } };
    const { text } = exportAs('fixture', scene(scenario));
    expect(text).toContain('\n  "later": [1e400, 1.0]');
    expect(text).toContain('"expect": [{"kind":"DENY"},{"kind":"TRANSFORM"');
  });
});

describe('calls that name no tool', () => {
  const nameless = scene({
    ...plain,
    tools: `[${plain.tools},{"tool":"t","grammar":{"params":[]}}]`,
    calls: '{"a":1}\n{"b":2}',
  });
  it.each([
    ['vitest', '// 2 calls name no tool, and are left out.'],
    ['pytest', '# 2 calls name no tool, and are left out.'],
    ['shell', '# Call 2 names no tool.'],
    ['markdown', '### 2. A call without a tool: Not checked (DEFER)'],
  ] as const)('are told: %s', (format, said) => {
    expect(nameless.report.calls.length).toBe(2);
    expect(exportAs(format, nameless).text).toContain(said);
  });
});

describe('verdicts', () => {
  it('are one line a call', () => {
    const lines = exportAs('verdicts', scene(hostile)).text.trimEnd().split('\n');
    const { results } = evaluate(hostile);
    expect(lines.map((line) => JSON.parse(line).kind)).toEqual(results.map(({ verdict }) => verdict.kind));
    expect(JSON.parse(exportAs('verdicts', scene(plain)).text.split('\n')[2] ?? '')).toMatchObject({
      index: 2,
      tool: 'convert',
      outcome: 'sent-back',
      kind: 'DENY',
      stillMissing: ['amount', 'from', 'to'],
    });
  });
});

describe('a report in Markdown', () => {
  it('tells each call, the schemas, and where to look', () => {
    const { text } = exportAs('markdown', scene(plain, 'https://rung.example/#v1.abcz'));
    expect(text).toContain(
      '## Tool calls: `Currency`\n\n4 calls: 1 passed, 1 not checked, 1 repaired, 1 sent back.',
    );
    expect(text).toContain('### 2. `convert`: Repaired, probably wrong (TRANSFORM MISROUTE)');
    expect(text).toContain('New arguments:\n\n```json\n{"amount":"EUR","from":"SEK","to":1e400}\n```');
    expect(text).toContain('- **Warning:**');
    expect(text).toContain('### Schema of `convert`');
    expect(text.trimEnd().endsWith('[Open in Rung](<https://rung.example/#v1.abcz>)')).toBe(true);
  });

  it('has fences that are longer than any in the arguments', () => {
    const text = 'x\n```\n````\n# Not a heading';
    const calls = JSON.stringify([{ type: 'function', function: { name: 'convert', arguments: text } }]);
    expect(exportAs('markdown', scene({ ...plain, calls })).text).toContain(
      `\n\n\`\`\`\`\`json\n${text}\n\`\`\`\`\`\n\n`,
    );
  });

  it('puts nothing that was pasted outside code, and no fence ends early', () => {
    const { text } = exportAs('markdown', scene(hostile));
    const outside: string[] = [];
    let fence = '';
    for (const line of text.split('\n')) {
      const [ticks = ''] = /^`{3,}(?=[^`]*$)/u.exec(line) ?? [];
      if (fence === '' && ticks !== '') fence = ticks;
      else if (fence !== '' && line === fence) fence = '';
      else if (fence === '') outside.push(line);
    }
    expect(fence).toBe('');
    const prose = outside.map((line) => line.replace(/(`+)(?!`).*?(?<!`)\1(?!`)/gu, 'CODE')).join('\n');
    expect(prose).not.toMatch(/[<>]|script|onerror|pwned|__proto__/u);
    expect(prose.match(/^### \d+\. /gmu)?.length).toBe(46);
  });
});
