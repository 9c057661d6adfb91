import { describe, expect, it, test } from 'vitest';
import { type OfferedTools, readDialects } from '../../src/formats/calls/text-dialects.ts';
import { offeredTools } from '../../src/formats/calls/text-dialects-offered.ts';
import { DIALECTS } from '../../src/formats/calls/text-dialects-table.ts';
import { isShared } from '../rung/shared.ts';
import { sharedText } from './corpus.ts';
import { SAMPLES } from './dialects-samples.ts';

const TOOLS: OfferedTools = new Map([
  [
    'f',
    new Map([
      ['s', 'string'],
      ['i', 'INTEGER'],
      ['b', 'boolean'],
      ['o', 'object'],
      ['u', 'string|null'],
      ['n', 'integer|null'],
      ['any', ''],
    ]),
  ],
  ['g', new Map()],
]);

function calls(text: string, offered?: OfferedTools): (readonly [string, string])[] {
  return (readDialects(text, offered)?.calls ?? []).map(({ tool, args }) => [tool, args]);
}

function problems(text: string, offered?: OfferedTools): string[] {
  return (readDialects(text, offered)?.problems ?? []).map(({ severity, message, range }) => {
    const { offset, length } = range ?? { offset: 0, length: 0 };
    return `${severity}: ${message} | ${text.slice(offset, offset + length)}`;
  });
}

describe('the dialects', () => {
  test.each(SAMPLES)('reads $text', ({ text, calls: expected }) => {
    expect(calls(text)).toEqual(expected);
    expect(calls(text, TOOLS).length).toBe(
      expected.filter(([tool]) => TOOLS.has(tool) || isMarked(text)).length,
    );
  });

  const texts = SAMPLES.map(({ text }) => text).join('\n');
  test.each(DIALECTS.map(({ open }) => open).filter((open) => open !== '```python'))(
    'has a sample of %s',
    (open) => {
      expect(texts).toContain(open);
    },
  );

  function isMarked(text: string): boolean {
    return DIALECTS.some(({ open, offered }) => text.includes(open) && !offered);
  }
});

describe('Python', () => {
  test.each([
    ['f()', '{}'],
    ['f("a")', '{"_positional": ["a"]}'],
    ['f("a", 2, c=3)', '{"_positional": ["a", 2], "c": 3}'],
    ['f(a = 1 , b\t=2,)', '{"a": 1, "b": 2}'],
    ['f(True, False, None, true, null)', '{"_positional": [true, false, null, true, null]}'],
    [
      'f(1, -2, +3, 1.0, 1., .5, 1e400, 1_000, 9007199254740993)',
      '{"_positional": [1, -2, 3, 1.0, 1.0, 0.5, 1e400, 1000, 9007199254740993]}',
    ],
    ['f((1, 2), (1,), (1), ())', '{"_positional": [[1, 2], [1], 1, []]}'],
    ['f(((1), [(2)]))', '{"_positional": [[1, [2]]]}'],
    ["f({'a': [1, {'b': ()}], \"c\": 'd',})", '{"_positional": [{"a": [1, {"b": []}], "c": "d"}]}'],
    [`f('it\\'s', "\\"", '"', "'")`, `{"_positional": ["it's", "\\"", "\\"", "'"]}`],
    ["f('\\n\\t\\\\\\x41\\u00e9\\U0001F600\\101\\d')", '{"_positional": ["\\n\\t\\\\Aé😀A\\\\d"]}'],
    ["f('''a\n'b' ''', \"\"\"c\"\"\", '')", `{"_positional": ["a\\n'b' ", "c", ""]}`],
    ["f('a\\\nb')", '{"_positional": ["ab"]}'],
    ['f(a=1, a=2)', '{"a": 1, "a": 2}'],
    ['f(__proto__=1, größe=2)', '{"__proto__": 1, "größe": 2}'],
    ['a.b-c(1)', '{"_positional": [1]}', 'a.b-c'],
  ])('%s', (text, args, tool = 'f') => {
    expect(calls(`<|python_tag|>${text}`)).toEqual([[tool, args]]);
    expect(calls(text)).toEqual([[tool, args]]);
    expect(calls(`[${text}]`)).toEqual([[tool, args]]);
    expect(readDialects(text)?.calls[0]).toMatchObject({
      translated: true,
      place: { kind: 'whole' },
      range: { offset: 0, length: text.length },
    });
  });

  test.each([
    ['f(x)', 'expected a plain value, not a name or an expression'],
    ['f(x.y)', 'expected a plain value, not a name or an expression'],
    ['f(a=g(1))', 'expected a plain value, not a name or an expression'],
    ['f(*a)', 'expected a plain value, not a name or an expression'],
    ['f(**a)', 'expected a plain value, not a name or an expression'],
    ['f(...)', 'expected a number that JSON can write'],
    ['f(1 + 2)', 'expected a comma or )'],
    ['f([1 2])', 'expected a comma or ]'],
    ['f("a" "b")', 'expected a comma or )'],
    ['f(f"a")', 'a string with a prefix is not read'],
    ["f(r'a')", 'a string with a prefix is not read'],
    ["f(a=b'a')", 'a string with a prefix is not read'],
    ['f(a=1, 2)', 'a value without a name stands behind one with a name'],
    ['f({1: 2})', 'expected a key that is a string'],
    ['f({"a"})', 'expected a colon after the key'],
    ['f(0x1F)', 'expected a number that JSON can write'],
    ['f(007)', 'expected a number that JSON can write'],
    ['f(1j)', 'expected a number that JSON can write'],
    ['f(a==1)', 'expected a plain value, not a name or an expression'],
    ['f("a\nb")', 'expected the closing quote of the string'],
    ["f('\\x4')", 'expected escapes that can be told'],
    ["f('\\N{DASH}')", 'expected escapes that can be told'],
  ])('refuses %s', (text, fault) => {
    expect(calls(`<|python_tag|>${text}`)).toEqual([]);
    expect(problems(`<|python_tag|>${text}`)[0]).toContain(fault);
    expect(calls(text)).toEqual([]);
    expect(calls(`[${text}]`)).toEqual([]);
  });

  it('keeps the calls of a list before one that it refuses, behind a marker', () => {
    expect(calls('<|python_tag|>[f(1), g(x), f(2)]')).toEqual([['f', '{"_positional": [1]}']]);
    expect(calls('So: [f(1), g(x), f(2)]')).toEqual([]);
  });
});

describe('values between tags', () => {
  test.each([
    // param, text, JSON
    ['s', '5', '"5"'],
    ['s', 'true', '"true"'],
    ['s', ' x ', '" x "'],
    ['s', '\n x\n', '" x"'],
    ['s', '\r\nx\r\n', '"x"'],
    ['s', 'x\n', '"x\\n"'],
    ['s', '\n', '"\\n"'],
    ['s', '', '""'],
    ['i', ' 4 ', '4'],
    ['i', '\n4\n', '4'],
    ['i', '9007199254740993', '9007199254740993'],
    ['i', 'four', '"four"'],
    ['b', 'True', 'true'],
    ['b', 'false', 'false'],
    ['o', '{"a":  1.0}', '{"a":  1.0}'],
    ['o', "{'a': None}", '{"a": null}'],
    ['u', 'null', '"null"'],
    ['n', 'None', 'null'],
    ['any', '5', '5'],
    ['any', '"5"', '"\\"5\\""'],
    ['any', 'True', '"True"'],
    ['other', '[1]', '[1]'],
    ['other', '[1', '"[1"'],
  ])('%s: %j', (param, text, json) => {
    const expected = [['f', `{"${param}": ${json}}`]];
    expect(calls(`<function=f><parameter=${param}>${text}</parameter></function>`, TOOLS)).toEqual(expected);
    expect(
      calls(`<tool_call>f<arg_key>${param}</arg_key><arg_value>${text}</arg_value></tool_call>`, TOOLS),
    ).toEqual(expected);
  });

  it('lets an attribute of the value decide before the declared type', () => {
    const call = (is: string) => `<invoke name="f"><parameter name="i" string="${is}">4</parameter></invoke>`;
    expect(calls(call('true'), TOOLS)).toEqual([['f', '{"i": "4"}']]);
    expect(calls(call('false'), TOOLS)).toEqual([['f', '{"i": 4}']]);
  });

  it('reads a name alone only where that tool was offered', () => {
    expect(calls('<tool_call>f</tool_call>', TOOLS)).toEqual([['f', '{}']]);
    expect(calls('<tool_call>h</tool_call>', TOOLS)).toEqual([]);
    expect(calls('<tool_call>f</tool_call>')).toEqual([]);
  });

  it('knows the types that schemas declare', () => {
    const properties = {
      a: { type: 'string' },
      b: { type: ['integer', 'null'] },
      c: { anyOf: [{ type: 'boolean' }, { type: 'null' }] },
      d: { anyOf: [{ type: 'boolean' }, {}] },
      e: true,
    };
    const tools = [
      { name: 'f', schemaText: JSON.stringify({ properties }) },
      { name: 'g', grammar: { params: [{ name: 'a', type: 'integer', required: true }] } },
      { name: 'h', schemaText: '{"properties": [' },
    ];
    expect([...offeredTools(tools)].map(([name, types]) => [name, Object.fromEntries(types)])).toEqual([
      ['f', { a: 'string', b: 'integer|null', c: 'boolean|null', d: '', e: '' }],
      ['g', { a: 'integer' }],
      ['h', {}],
    ]);
  });
});

describe('text without calls', () => {
  test.each([
    '',
    "Hello, world!\nWhat's up?",
    'I would say create_user("alice", age=3) here.',
    'See [f(1)](https://example.org/).',
    'Write `[f(1)]` or `{"name": "f", "arguments": {}}`.',
    'x = [f(1)]',
    'a[f(1)]',
    '[f(1), and so on]',
    '[f(1)',
    '{"name": "Ada", "age": 36}',
    '{"name": "f"}',
    '{"name": "f", "arguments": [1]}',
    '{"name": "f", "arguments": {}, "description": "x"}',
    '{"name": "f", "parameters": {"type": "object", "properties": {}}}',
    'f\n{"a": 1}',
    '```python\nf(1)\n```',
    '```js\nconst x = [{"name": "f", "arguments": {}}]\n```',
    'The word functools is a module, Action: is one too, and >>> is a prompt.',
    '>>> x\n{"a": 1}',
    '({"name": "f", "arguments": {}})',
    '<think><tool_call>{"name": "f", "arguments": {}}</tool_call></think> Hm.',
    '<tool_call>{"name": "f", "arguments": {}}</tool_call></think> Hm.',
    '<think>[f(1)]',
    '<tools>{"name": "f", "arguments": {}}</tools>',
    '<tool_response>{"name": "f", "arguments": {}}</tool_response>',
    '<|im_start|>system\n<tool_call>{"name": "f", "arguments": {}}</tool_call><|im_end|>',
    '[TOOL_CALLS][]',
  ])('%j', (text) => {
    expect(readDialects(text)).toBeNull();
  });
});

describe('what is not understood', () => {
  test.each([
    [
      '<tool_call>',
      ['warning: Nothing that can be read as a call stands behind `<tool_call>`. | <tool_call>'],
    ],
    ['<tool_call>{"name": "f', ['warning: No tool call is recognised in this. | {"name": "f']],
    [
      '<tool_call>{"arguments": {}}</tool_call>',
      ['warning: No tool call is recognised in this. | {"arguments": {}}'],
    ],
    [
      'So: <tool_call>{"name": "f", "arguments": {"a": x}}</tool_call>',
      [
        'hint: This is text; no call is in it. | So:',
        'warning: This is no JSON: expected a value at `x}}</tool_call>`. | {"name": "f", "arguments": {"a": x}}</tool_call>',
      ],
    ],
    [
      '<function=f',
      [
        'warning: Nothing that can be read as a call stands behind `<function=`. | <function=',
        'hint: This is text; no call is in it. | f',
      ],
    ],
    [
      '<function=f><parameter=a>1</parameter>x</function>',
      [
        'warning: This is no call that can be read: expected <parameter= or </function> at `x</function>`. | <function=f><parameter=a>1</parameter>x</function>',
      ],
    ],
    [
      '<function=f><parameter=a>1</parameter><parameter=b>2</function>',
      [
        'warning: This is no call that can be read: expected <parameter= or </function> at `2</function>`. | <function=f><parameter=a>1</parameter><parameter=b>2</function>',
      ],
    ],
  ])('%j', (text, expected) => {
    expect(calls(text)).toEqual([]);
    expect(problems(text).map((line) => line.replace('\n', ' '))).toEqual(expected);
  });

  it('goes on behind what it does not understand', () => {
    const good = '<tool_call>{"name": "g", "arguments": {}}</tool_call>';
    for (const bad of [
      '<tool_call>{"name": "f',
      '<tool_call>{x</tool_call>',
      '<function=f><parameter=a>',
      '<tool_call>',
      '<|python_tag|>f(x)',
    ]) {
      expect(calls(`${bad} ${good}`)).toEqual([['g', '{}']]);
      expect(problems(`${bad} ${good}`)[0]).toMatch(/^warning/);
    }
  });

  it('takes no call for a part of one that was not closed', () => {
    const good = '<function=g><parameter=b>2</parameter></function>';
    expect(calls(`<function=f><parameter=a>1</function> ${good}`)).toEqual([['g', '{"b": 2}']]);
    expect(calls('<function=f>{x <function=g>{"b": 2}</function>')).toEqual([['g', '{"b": 2}']]);
    expect(calls('```tool_call\n{"name": "f"}\n```tool_code\ng(1)\n```')).toEqual([
      ['f', ''],
      ['g', '{"_positional": [1]}'],
    ]);
    expect(calls('Action: f\nAction Input:\n```json\n{}\n```tool_code\ng(1)\n```')).toEqual([
      ['f', '{}'],
      ['g', '{"_positional": [1]}'],
    ]);
  });

  it('reads calls of tools that were not offered only behind a marker', () => {
    expect(calls('<tool_call>{"name": "h", "arguments": {}}</tool_call>', TOOLS)).toEqual([['h', '{}']]);
    expect(calls('{"name": "h", "arguments": {}}', TOOLS)).toEqual([]);
    expect(calls('<|action_start|><|plugin|>{"name": "h", "parameters": {}}<|action_end|>', TOOLS)).toEqual(
      [],
    );
    expect(problems('{"name": "h", "arguments": {}}', TOOLS)).toEqual([
      'warning: This names `h`, which is not among the tools. | {"name": "h", "arguments": {}}',
    ]);
  });

  it('reads a tool over its arguments and Python code only where the tool was offered', () => {
    expect(calls('f\n{"a": 1}', TOOLS)).toEqual([['f', '{"a": 1}']]);
    expect(calls('f\n{"a": 1}\n>>>g\n{}', TOOLS)).toEqual([
      ['f', '{"a": 1}'],
      ['g', '{}'],
    ]);
    expect(calls('h\n{"a": 1}', TOOLS)).toEqual([]);
    expect(calls('```python\nf(1)\n```', TOOLS)).toEqual([['f', '{"_positional": [1]}']]);
    expect(calls('```python\nf(1)\nprint(2)\n```', TOOLS)).toEqual([]);
  });

  it('lists the text around calls', () => {
    expect(problems('Now:\n<tool_call>{"name": "f"}</tool_call>\nDone.')).toEqual([
      'hint: This is text; no call is in it. | Now:',
      'hint: This is text; no call is in it. | Done.',
    ]);
  });

  it('takes what stands before the end of thoughts for thoughts, once', () => {
    const call = (tool: string) => `<tool_call>{"name": "${tool}"}</tool_call>`;
    expect(calls(`${call('a')}</think>${call('b')}</think>${call('c')}`)).toEqual([
      ['b', ''],
      ['c', ''],
    ]);
    expect(calls(`<think>${call('a')}</think>${call('b')}`)).toEqual([['b', '']]);
    expect(calls(`<think>So.</think>${call('a')}</think>${call('b')}`)).toEqual([
      ['a', ''],
      ['b', ''],
    ]);
    expect(problems(`${call('a')}</think>${call('b')}`)).toEqual([
      `hint: These are thoughts; nothing in them is a call. | ${call('a')}</think>`,
    ]);
  });
});

describe('text that breaks off', () => {
  test.each([
    ['<tool_call>{"name": "f", ', ''],
    ['<tool_call>{"name": "f", "arguments": {"a": [1, "x', '{"a": [1, "x'],
    ['<tool_call>[{"name": "f", "arguments": "{\\"a\\": 1, \\"b\\', '{"a": 1, "b'],
    ['[TOOL_CALLS]f[ARGS]', ''],
    ['[TOOL_CALLS]f[ARGS]{"a', '{"a'],
    ['<function=f>', ''],
    ['<function=f><parameter=s>1</parameter>', '{"s": "1"'],
    ['<function=f><parameter=s>1</parameter><param', '{"s": "1"'],
    ['<function=f><parameter=s>Tok</para', '{"s": "Tok'],
    ['<function=f><parameter=s>\nTok\n', '{"s": "Tok'],
    ['<function=f><parameter=i>4', '{"i": 4'],
    ['<function=f><parameter=any>4', '{"any": '],
    ['<function=f><parameter=any>four', '{"any": "four'],
    ['<|python_tag|>f(', '{'],
    ['<|python_tag|>[f("Oslo", 1', '{"_positional": ["Oslo", 1'],
    ['<|python_tag|>[f("Oslo", uni', '{"_positional": ["Oslo"'],
    ['<|python_tag|>[f("Oslo", unit=Tr', '{"_positional": ["Oslo"], "unit": '],
    ['<|python_tag|>[f("Oslo", unit="cel\\', '{"_positional": ["Oslo"], "unit": "cel'],
    ["<|python_tag|>f('a\\\\nb\\x4", '{"_positional": ["a\\\\nb'],
    ["<|python_tag|>f('a\\n", '{"_positional": ["a\\n'],
    ['<|tool_call>call:f{a:[<|"|>x', '{"a": ["x'],
    ['[f("Oslo"', '{"_positional": ["Oslo"'],
    ['{"name": "f", "arguments": {"a', '{"a'],
  ])('%j', (text, args) => {
    const read = readDialects(text, TOOLS);
    expect(read?.calls).toHaveLength(1);
    expect(read?.calls[0]).toMatchObject({ tool: 'f', args, truncated: true });
  });
});

const CASES = 'corpus/dialects/cases.jsonl';

describe.skipIf(!isShared(CASES))('what upstream demands', () => {
  interface Case {
    readonly text: string;
    readonly dialect: string;
    readonly expectedCalls: readonly { name: string; arguments: unknown }[];
    readonly tools?: readonly { function: { name: string; parameters: unknown } }[];
  }
  const lines = sharedText(CASES)
    .split('\n')
    .filter((line) => line !== '');
  const cases = lines.map((line): Case => JSON.parse(line));

  function read({ text }: Case, offered?: OfferedTools) {
    return (readDialects(text, offered)?.calls ?? []).map(({ tool, args }) => ({
      name: tool,
      arguments: JSON.parse(args === '' ? '{}' : args),
    }));
  }

  test.each(cases)('$dialect $text', (entry) => {
    const tools = entry.tools?.map(({ function: { name, parameters } }) => ({
      name,
      schemaText: JSON.stringify(parameters),
    }));
    expect(read(entry, tools && offeredTools(tools))).toEqual(entry.expectedCalls);
  });

  it('needs to know the tools in four cases only', () => {
    const differs = cases.filter(
      (entry) => JSON.stringify(read(entry)) !== JSON.stringify(entry.expectedCalls),
    );
    expect(cases).toHaveLength(84);
    expect(differs.map(({ dialect }) => dialect)).toEqual([
      'functionary-v3.2',
      'step3.5-xml',
      'internlm2-plugin',
      'bare-json',
    ]);
  });
});

describe.skipIf(!isShared('examples.json'))('the example of a local model that writes Python', () => {
  it('is read as it says', () => {
    const examples: {
      id: string;
      calls: string;
      callsFormat: string;
      reads: { tool: string; args: string }[];
    }[] = JSON.parse(sharedText('examples.json'));
    const example = examples.find(({ id }) => id === 'python-call');
    const read = readDialects(example?.calls ?? '');
    expect(read?.format).toBe(example?.callsFormat);
    expect(read?.calls.map(({ tool, args }) => ({ tool, args }))).toEqual(example?.reads);
  });
});
