import { describe, expect, test } from 'vitest';
import type { Profile } from '../../src/index.ts';
import { sceneOf, type TestTool, toolOf } from '../report/scene.ts';

/** Code, severity, place and sentence of each finding of one code about a call. */
function told(code: string, args: string, tool: TestTool, profile: Profile = 'fak'): string[] {
  return sceneOf(args, tool, [], profile)
    .result.findings.filter((finding) => finding.code === code)
    .map(({ severity, pointer = '', message }) => `${severity} ${pointer}: ${message}`);
}

type Row = readonly [title: string, args: string, tool: TestTool, told: readonly string[], profile?: Profile];

/** What a rule says of each call; a row without sentences is a call at which it keeps silent. */
function table(code: string, rows: readonly Row[]): void {
  describe(code, () => {
    for (const [title, args, tool, sentences, profile] of rows) {
      test(title, () => expect(told(code, args, tool, profile)).toEqual(sentences));
    }
  });
}

const move = toolOf('move_file', 'source destination');
const city = toolOf('weather', 'city days:integer?');
const closed = toolOf('weather', 'city days:integer?', {}, { additionalProperties: false });
const edit = toolOf('edit', 'path new', { file: 'path', text: 'new', body: 'new' });
const grep = toolOf('grep', 'pattern path?', { file_path: 'path' });

/** A tool whose parameters have these schemas, all required. */
function typed(properties: Record<string, unknown>, more: Record<string, unknown> = {}): TestTool {
  return {
    name: 't',
    schemaText: JSON.stringify({ type: 'object', properties, required: Object.keys(properties), ...more }),
  };
}

table('declared-order', [
  [
    'another order',
    '{"_positional":["a","b"]}',
    move,
    ['warning /_positional/0: `destination` got `"a"`; in the schema\'s own order it belongs to `source`.'],
  ],
  ['the same order', '{"_positional":["a","b"]}', toolOf('t', 'destination source'), []],
  ['equal values', '{"_positional":["a","a"]}', move, []],
  [
    'the first value is right all the same',
    '{"_positional":[1,2,3]}',
    toolOf('t', 'a:integer c:integer b:integer'),
    ["warning /_positional/1: `b` got `2`; in the schema's own order it belongs to `c`."],
  ],
  ['one parameter', '{"_positional":["a"]}', toolOf('t', 'a'), []],
  ['too many values', '{"_positional":[1,2,3]}', toolOf('t', 'b a'), []],
  ['safe repairs keep the declared order', '{"_positional":["a","b"]}', move, [], 'sound'],
]);

table('misfit', [
  [
    'a value without a name',
    '{"_positional":["a",1]}',
    toolOf('t', 'a b:boolean'),
    ['warning /_positional/1: `b` takes `boolean` and got `1`.'],
  ],
  [
    'a renamed value',
    '{"sum":"1"}',
    toolOf('t', 'amount:integer', { sum: 'amount' }),
    ['warning /sum: `amount` takes `integer` and got `"1"`.'],
  ],
  ['a number that is whole', '{"sum":1.0}', toolOf('t', 'amount:integer', { sum: 'amount' }), []],
  ['a type that JSON Schema does not know', '{"_positional":["a"]}', toolOf('t', 'a:float'), []],
  ['a value that nothing moved', '{"city":1}', city, []],
  ['safe repairs move no such value', '{"_positional":["a",1]}', toolOf('t', 'a b:boolean'), [], 'sound'],
]);

table('rival-keys', [
  ['one synonym', '{"file":1,"new":2}', edit, []],
  [
    'two synonyms of one',
    '{"path":1,"text":2,"body":3}',
    edit,
    ['warning /body: `text` and `body` both stand for `new`; the value of `text` is lost.'],
  ],
  [
    'a synonym that stands twice',
    '{"path":1,"text":2,"text":4,"body":3}',
    edit,
    ['warning /body: `text` and `body` both stand for `new`; the value of `text` is lost.'],
  ],
  [
    'a synonym beside named:',
    '{"file":1,"named:path":2,"text":3}',
    edit,
    [
      'warning /file: `named:path` and `file` both stand for `path`; the tool gets both `named:path` and `path`.',
    ],
  ],
  [
    'three at once',
    '{"named:new":0,"path":1,"text":2,"body":3}',
    toolOf('t', 'path new other', { text: 'new', body: 'new' }),
    ['warning /body: `named:new`, `text` and `body` all stand for `new`; send it once, as `new`.'],
  ],
  [
    'safe repairs refuse',
    '{"path":1,"text":2,"body":3}',
    edit,
    ['warning /body: `text` and `body` both stand for `new`; send it once, as `new`.'],
    'sound',
  ],
  ['a call that passes', '{"path":1,"new":2,"text":3,"body":4}', edit, []],
]);

table('shadowed-synonym', [
  [
    'another value, in a call that passes',
    '{"path":1,"new":2,"text":3}',
    edit,
    ['error /text: `text` stands for `new`, which was sent too, with another value; both reach the tool.'],
  ],
  [
    'the same value',
    '{"path":1,"new":2,"text":2}',
    edit,
    ['warning /text: `text` stands for `new`, which was sent too, with the same value; both reach the tool.'],
  ],
  [
    'in a call that is repaired',
    '{"file":1,"new":2,"text":3}',
    edit,
    ['warning /text: `text` stands for `new`, which was sent too, with another value; both reach the tool.'],
  ],
  [
    'in a call that is sent back',
    '{"new":2,"text":3}',
    edit,
    ['error /text: `text` stands for `new`, which was sent too, with another value; send it once, as `new`.'],
  ],
  ['the synonym alone', '{"path":1,"text":3}', edit, []],
  [
    'beside values without names it is dropped, which is told elsewhere',
    '{"new":0,"text":1,"_positional":[1,2]}',
    edit,
    [],
  ],
  ['a key with a meaning of its own', '{"a":1,"b":2}', toolOf('t', 'a b', { a: 'b' }), []],
]);

table('dropped-key', [
  [
    'another key beside values without names',
    '{"_positional":["a","b"],"memo":1}',
    move,
    ['warning /memo: `memo` is dropped: beside values without names, nothing else of the call is kept.'],
  ],
  ['nothing else', '{"_positional":["a","b"]}', move, []],
  ['no repair', '{"_positional":["a"],"memo":1}', move, []],
  ['safe repairs keep it', '{"_positional":["a","b"],"memo":1}', move, [], 'sound'],
]);

table('overridden-key', [
  [
    'a named value',
    '{"source":"x","_positional":["a","b"]}',
    move,
    ['warning /source: The value sent as `source` is lost: one of the values without names takes its place.'],
  ],
  ['nothing named', '{"_positional":["a","b"]}', move, []],
]);

table('another-reading', [
  [
    'values that could change places',
    '{"_positional":["a","b"]}',
    toolOf('t', 'a b'),
    ['hint /_positional: The values of `a` and `b` could change places unseen: both take either.'],
  ],
  [
    'a ring',
    '{"_positional":[1,"x",true]}',
    typed({
      a: { type: ['integer', 'string'] },
      b: { type: ['string', 'boolean'] },
      c: { type: ['boolean', 'integer'] },
    }),
    ['hint /_positional: The values of `a`, `b`, `c` could change places in a ring unseen.'],
    'sound',
  ],
  [
    'a parameter that stays empty',
    '{"_positional":["Oslo"]}',
    toolOf('t', 'city days:integer? unit?'),
    ['hint /_positional: The value of `city` would fit `unit` too, which got none.'],
    'sound',
  ],
  ['types leave one way', '{"_positional":["a",1]}', toolOf('t', 'a b:integer'), []],
  [
    'more values than types',
    '{"_positional":[1,2,3,4,5,6,7,8]}',
    toolOf('t', 'a b c d e f g h'),
    ['hint /_positional: 8 values came without names, so some of one type could change places unseen.'],
  ],
  ['a call that is sent back', '{"_positional":["a"]}', toolOf('t', 'a b'), []],
  ['names', '{"city":"Oslo"}', city, []],
]);

table('idle-positional', [
  [
    'values that nothing uses',
    '{"city":"Oslo","_positional":[1,2]}',
    city,
    [
      'error /_positional: Nothing required is missing, so the values in `_positional` are not used; the tool would get a key of that name.',
    ],
  ],
  [
    'one',
    '{"city":"Oslo","_positional":[1]}',
    city,
    [
      'error /_positional: Nothing required is missing, so the value in `_positional` is not used; the tool would get a key of that name.',
    ],
  ],
  ['values that are used', '{"_positional":["Oslo",1]}', city, []],
  ['a parameter of that name', '{"_positional":[1]}', toolOf('t', '_positional:array'), []],
  ['a call that is sent back', '{"_positional":[1,2,3]}', city, []],
]);

table('idle-synonym', [
  [
    'an optional parameter under another name',
    '{"pattern":"x","file_path":"src"}',
    grep,
    [
      'warning /file_path: `file_path` is a known synonym of `path`; it is not renamed, since nothing required is missing.',
    ],
  ],
  ['the parameter itself is there', '{"pattern":"x","file_path":"src","path":"."}', grep, []],
  ['it was renamed', '{"file":1,"new":2}', edit, []],
  ['an alias to nothing', '{"city":"Oslo","town":1}', toolOf('t', 'city', { town: 'place' }), []],
]);

table('named-key', [
  [
    'in place of the name',
    '{"named:city":"Oslo"}',
    city,
    [
      'error /named:city: The grammar takes `named:city` for `city`, but the tool looks for `city` and does not find it.',
    ],
  ],
  [
    'beside the name',
    '{"named:city":"Oslo","city":"Oslo"}',
    city,
    ['warning /named:city: `named:city` stands beside `city`; the tool gets both keys.'],
  ],
  ['of no parameter', '{"city":"Oslo","named:x":1}', city, []],
  ['a parameter of that very name', '{"named:a":1}', typed({ 'named:a': {}, a: {} }), []],
]);

table('duplicate-key', [
  [
    'other values',
    '{"city":"Oslo","city":"Bergen"}',
    city,
    ['error /city: `city` stands twice with different values; send it once.'],
  ],
  [
    'equal values',
    '{"city":"Oslo","city":"Oslo","city":"Oslo"}',
    city,
    ['warning /city: `city` stands 3 times, each time with the same value.'],
  ],
  [
    'written with an escape',
    '{"a/b":1,"a\\u002fb":2}',
    typed({}),
    ['error /a~1b: `a/b` stands twice with different values; send it once.'],
  ],
  ['once each', '{"city":"Oslo","days":1}', city, []],
]);

table('unknown-key', [
  [
    'near a parameter',
    '{"city":"Oslo","dayss":1}',
    city,
    ['warning /dayss: `dayss` is not a parameter; did you mean `days`?'],
  ],
  [
    'near none',
    '{"city":"Oslo","unit":"C"}',
    city,
    ['warning /unit: `unit` is not a parameter; accepted are `city` and `days`.'],
  ],
  [
    'where no other key is allowed',
    '{"city":"Oslo","unit":"C"}',
    closed,
    ['error /unit: `unit` is not a parameter; accepted are `city` and `days`.'],
  ],
  [
    'where none is allowed at all',
    '{"x":1}',
    typed({}, { additionalProperties: false }),
    ['error /x: `x` is not a parameter; this tool takes no arguments.'],
  ],
  [
    'near one that is given',
    '{"city":"Oslo","days":1,"dayss":1}',
    city,
    ['warning /dayss: `dayss` is not a parameter; accepted are `city` and `days`.'],
  ],
  [
    'near one that a synonym takes',
    '{"from":"USD","currency":"EUR"}',
    toolOf('t', 'from_currency to_currency', { from: 'from_currency' }),
    ['warning /currency: `currency` is not a parameter; did you mean `to_currency`?'],
  ],
  [
    '__proto__',
    '{"city":"Oslo","__proto__":1}',
    closed,
    ['error /__proto__: `__proto__` is not a parameter; accepted are `city` and `days`.'],
  ],
  [
    'very many',
    `{"city":"Oslo",${Array.from({ length: 10 }, (_, i) => `"key${i}":1`).join()}}`,
    city,
    [
      ...Array.from(
        { length: 8 },
        (_, i) => `warning /key${i}: \`key${i}\` is not a parameter; accepted are \`city\` and \`days\`.`,
      ),
      'warning : 2 more of this kind, the first of them here.',
    ],
  ],
  [
    'other keys are welcome',
    '{"city":"Oslo","x":1}',
    typed({ city: {} }, { additionalProperties: true }),
    [],
  ],
  [
    'other keys have a schema',
    '{"city":"Oslo","x":1}',
    typed({ city: {} }, { additionalProperties: { type: 'string' } }),
    [],
  ],
  [
    'patterns of names',
    '{"city":"Oslo","x":1}',
    typed({ city: {} }, { patternProperties: { '^x': {} } }),
    [],
  ],
  [
    'parameters out of sight',
    '{"city":"Oslo","x":1}',
    typed({ city: {} }, { allOf: [{ properties: { x: {} } }] }),
    [],
  ],
  [
    'a required name that is not declared',
    '{"x":1}',
    { name: 't', schemaText: '{"properties":{"y":{}},"required":["x"]}' },
    [],
  ],
  ['a schema without properties', '{"x":1}', { name: 't', schemaText: '{"type":"object"}' }, []],
  ['named:', '{"named:city":"Oslo"}', city, []],
  ['_positional', '{"_positional":[]}', city, []],
  ['a synonym', '{"pattern":"x","file_path":"src"}', grep, []],
  ['a wrapper', '{"arguments":{"city":"Oslo"}}', city, []],
]);

table('wrapped', [
  [
    'holds what is missing',
    '{"arguments":{"city":"Oslo"}}',
    city,
    [
      'error /arguments: `city` is missing at the top level and was found inside `arguments`, which is not a parameter.',
    ],
  ],
  [
    'under any key',
    '{"data":{"source":"a","destination":"b","x":1}}',
    move,
    [
      'error /data: `destination` and `source` are missing at the top level and were found inside `data`, which is not a parameter.',
    ],
  ],
  [
    'as text',
    '{"input":"{\\"city\\":\\"Oslo\\"}"}',
    city,
    [
      'error /input: `city` is missing at the top level and was found inside `input`, which is not a parameter.',
    ],
  ],
  [
    'under the name of the tool, where nothing is required',
    '{"list":{"page":1}}',
    toolOf('list', 'page:integer?'),
    ['error /list: `page` stands inside `list`, which is not a parameter; accepted at the top level only.'],
  ],
  ['a declared parameter', '{"arguments":{"id":4}}', typed({ arguments: { type: 'object' } }), []],
  ['not all that is missing', '{"data":{"source":"a"}}', move, []],
  ['a usual wrapper that holds something else', '{"city":"Oslo","params":{"x":1}}', city, []],
  ['an empty one', '{"city":"Oslo","params":{}}', city, []],
]);

table('null-required', [
  [
    'a required text',
    '{"city":null}',
    city,
    ['error /city: `city` is required and takes `string`; it was given as `null`.'],
  ],
  ['optional', '{"city":"Oslo","days":null}', city, []],
  ['a union with null', '{"a":null}', typed({ a: { type: ['string', 'null'] } }), []],
  [
    'a union without',
    '{"a":null}',
    typed({ a: { type: ['string', 'integer'] } }),
    ['error /a: `a` is required and takes `string` or `integer`; it was given as `null`.'],
  ],
  ['nullable', '{"a":null}', typed({ a: { type: 'string', nullable: true } }), []],
  ['anyOf with null', '{"a":null}', typed({ a: { anyOf: [{ type: 'string' }, { type: 'null' }] } }), []],
  ['an enum that lists it', '{"a":null}', typed({ a: { enum: ['x', null] } }), []],
  [
    'an enum that does not',
    '{"a":null}',
    typed({ a: { enum: ['x'] } }),
    ['error /a: `a` is required and takes `string`; it was given as `null`.'],
  ],
  [
    'behind a reference',
    '{"a":null}',
    typed({ a: { $ref: '#/$defs/a' } }, { $defs: { a: { type: 'object' } } }),
    ['error /a: `a` is required and takes `object`; it was given as `null`.'],
  ],
  ['behind a ring of references', '{"a":null}', typed({ a: { $ref: '#/properties/a' } }), []],
  ['no type', '{"a":null}', typed({ a: {} }), []],
  ['a type that JSON Schema does not know', '{"a":null}', typed({ a: { type: 'any' } }), []],
]);

table('json-in-string', [
  [
    'a list for a list',
    '{"a":"[1]"}',
    typed({ a: { type: 'array' } }),
    ['error /a: `a` takes `array` and got text that contains a list; send it without the quotes.'],
  ],
  [
    'an object for an object',
    '{"a":" {}"}',
    typed({ a: { type: 'object' } }),
    ['error /a: `a` takes `object` and got text that contains an object; send it without the quotes.'],
  ],
  [
    'text is accepted too',
    '{"a":"[1]"}',
    typed({ a: { type: ['string', 'array'] } }),
    ['warning /a: `a` got text that contains a list; it takes a list as well.'],
  ],
  ['text for text', '{"a":"[1]"}', typed({ a: { type: 'string' } }), []],
  ['an object for a list', '{"a":"{}"}', typed({ a: { type: 'array' } }), []],
  ['no JSON', '{"a":"[x]"}', typed({ a: { type: 'array' } }), []],
  ['any type', '{"a":"[1]"}', typed({ a: {} }), []],
  [
    'under a synonym that was renamed',
    '{"b":"[1]"}',
    { ...typed({ a: { type: 'array' } }), aliases: { b: 'a' } },
    ['error /b: `a` takes `array` and got text that contains a list; send it without the quotes.'],
  ],
]);

table('lost-digits', [
  [
    'a long integer',
    '{"a":9007199254740993}',
    typed({ a: {} }),
    [
      'warning : `9007199254740993` is more exact than a double: readers that use doubles get `9007199254740992`.',
    ],
  ],
  [
    'deep inside',
    '{"a":[{"b":1e400}]}',
    typed({ a: {} }),
    ['warning : `1e400` is more exact than a double: readers that use doubles get `Infinity`.'],
  ],
  [
    'many',
    '{"a":[1e400,1e401,1e402,1e403,1e404]}',
    typed({ a: {} }),
    [
      ...['1e400', '1e401', '1e402'].map(
        (n) => `warning : \`${n}\` is more exact than a double: readers that use doubles get \`Infinity\`.`,
      ),
      'warning : 2 more numbers are more exact than a double.',
    ],
  ],
  [
    'numbers that survive',
    '{"a":[9007199254740992,1.0,0.1,-0,1e22,100e-2,12345678901234567000]}',
    typed({ a: {} }),
    [],
  ],
  ['digits in text', '{"a":"9007199254740993","1e400":"\\"1e400"}', typed({ a: {} }), []],
]);

table('control-characters', [
  [
    'a path that lost its backslashes',
    '{"a":"C:\\temp"}',
    typed({ a: {} }),
    [
      'warning /a: `a` holds a control character behind a drive letter: probably a backslash that was not doubled.',
    ],
  ],
  ['doubled backslashes', '{"a":"C:\\\\temp"}', typed({ a: {} }), []],
  ['no drive letter', '{"a":"abc:\\tx"}', typed({ a: {} }), []],
  ['a colon before a line break', '{"a":"A:\\n\\nB"}', typed({ a: {} }), []],
]);

table('double-encoded', [
  [
    'an object as text',
    '"{\\"city\\":\\"Oslo\\"}"',
    city,
    [
      'error : The arguments are a string that contains JSON: they were encoded twice; the object itself is accepted.',
    ],
  ],
  ['other text', '"Oslo"', city, []],
  ['a list as text', '"[1]"', city, []],
]);

table('bare-array', [
  [
    'values',
    '["a","b"]',
    move,
    ['error : The arguments are a list of 2 values; an object that names them is accepted.'],
  ],
  ['none', '[]', move, []],
]);

table('not-an-object', [
  ['a number', '5', city, ['error : The arguments are a number; an object with named values is accepted.']],
  ['true', 'true', city, ['error : The arguments are `true`; an object with named values is accepted.']],
  [
    'an empty list',
    '[]',
    city,
    ['error : The arguments are an empty list; an object is accepted, `{}` when there is nothing to send.'],
  ],
  ['null', 'null', city, []],
  ['nothing', ' ', city, []],
]);

table('cut-off', [
  [
    'inside a string',
    '{"city":"Os',
    city,
    [
      'error : The text ends inside `city`: it was cut off. Asking for the missing argument will not help; ask for a shorter call.',
    ],
  ],
  [
    'inside a list',
    '{"city":["a","b"',
    city,
    [
      'error : The text ends inside `city`: it was cut off. Asking for the missing argument will not help; ask for a shorter call.',
    ],
  ],
  [
    'before the first key',
    '{',
    city,
    [
      'error : The text ends inside an open object: it was cut off. Asking for the missing argument will not help; ask for a shorter call.',
    ],
  ],
  ['a quote is missing', '{"city":"Oslo}', city, []],
  ['another fault', '{"city":Oslo}', city, []],
]);

table('not-json', [
  [
    'a comma too many',
    '{"city":"Oslo",}',
    city,
    ['error : The arguments are not JSON: expected a key in double quotes at character 16.'],
  ],
  [
    'a quote is missing',
    '{"city":"Oslo}',
    city,
    ['error : A quote is missing: a string is still open at the end of the text, in `city`.'],
  ],
  [
    'a code fence',
    '```json\n{"city":"Oslo"}\n```',
    city,
    ['error : The arguments stand in a Markdown code fence; the JSON object alone is accepted.'],
  ],
  [
    'a call written as text',
    '[TOOL_CALLS]weather{"city":"Oslo"}',
    city,
    [
      'error : The arguments are a tool call written as text, beginning with `[TOOL_CALLS]`; the JSON object alone is accepted.',
    ],
  ],
  [
    'tags',
    '<tool_call>{}</tool_call>',
    city,
    [
      'error : The arguments are a tool call written as text, beginning with `<tool_call>`; the JSON object alone is accepted.',
    ],
  ],
  [
    'several objects',
    '{"city":"a"}{"city":"b"} {"city":"c"}',
    city,
    ['error : The arguments hold 3 JSON values; one object is accepted, so send one call for each.'],
  ],
  [
    'an empty one first',
    '{}{"city":"a"}',
    city,
    ['error : The arguments hold an empty object followed by another; one object is accepted.'],
  ],
  [
    'no beginning',
    'ty":"Oslo"}',
    city,
    ['error : The arguments are not JSON from the first character on: their beginning is missing.'],
  ],
  [
    'a raw line feed',
    '{"city":"Os\nlo"}',
    city,
    ['error : A raw line feed stands inside a string; it is accepted only as `\\n`.'],
  ],
  ['JSON', '{"city":"Oslo"}', city, []],
  ['cut off', '{"city":"Os', city, []],
]);
