import { describe, expect, test } from 'vitest';
import { aboutInCalls, aboutInTools, nameHints, paramAt, propertyPlace } from '../../src/edit/index.ts';
import {
  explainCall,
  named,
  onlyTool,
  openToolbox,
  type Profile,
  readCalls,
  readTools,
} from '../../src/index.ts';

const RATE = {
  properties: {
    to: { type: 'string', description: 'Where to' },
    amount: { type: ['number', 'null'] },
    by: { type: 'object', properties: { day: { type: 'string' } } },
  },
  required: ['to', 'by'],
};
const TOOLS = JSON.stringify({ convert: RATE });
const ALIASES = { convert: { target: 'to' } };

function open(calls: string, tools = TOOLS, profile: Profile = 'sound') {
  const scenario = { rung: 1, tools, calls, aliases: ALIASES, profile } as const;
  const toolbox = openToolbox(scenario, readTools(tools));
  const entries = readCalls(calls).calls;
  const explain = (call: (typeof entries)[number]) => explainCall(named(call, onlyTool(toolbox)), toolbox);
  return { toolbox, entries, explain, known: { byName: toolbox.byName, only: onlyTool(toolbox) } };
}

describe('what is said of a place in the calls', () => {
  test.each([
    [
      'a parameter',
      '{"tool":"convert","args":{"t|o":1}}',
      '"to"',
      '`to`: string, required. Synonyms: `target`.',
    ],
    ['its value', '{"tool":"convert","args":{"amount": 1|2}}', '12', '`amount`: number or null, optional.'],
    [
      'a synonym that is not renamed',
      '{"tool":"convert","args":{"targe|t":1}}',
      '"target"',
      '`target` is a synonym of `to`, and stays as it is here. `to`: string, required. Synonyms: `target`.',
    ],
    [
      'a synonym that is',
      '{"tool":"convert","args":{"by":{},"targe|t":"x"}}',
      '"target"',
      '`target` is a synonym of `to`, and takes its name here. `to`: string, required. Synonyms: `target`.',
    ],
    ['a stranger', '{"tool":"convert","args":{"|x":1}}', '"x"', '`x` is no parameter of `convert`.'],
    [
      'a prefixed key',
      '{"tool":"convert","args":{"named:|to":1}}',
      '"named:to"',
      '`to`: string, required. Synonyms: `target`. The tool gets the key as it is written here, `named:to`.',
    ],
    [
      'a list of values',
      '{"tool":"convert","args":{"_posi|tional":[1]}}',
      '"_positional"',
      'Values without names. They get names only when their number fits. `convert` accepts 2 or 3.',
    ],
    [
      'one of its values',
      '{"tool":"convert","args":{"_positional":["x", nu|ll, {}]}}',
      'null',
      'This value gets the name `amount`. `amount`: number or null, optional.',
    ],
    ['a part of a value', '{"tool":"convert","args":{"by":{"d|ay":1}}}', '"day"', '`by.day`: string.'],
    [
      'a tool',
      '{"tool":"con|vert","args":{}}',
      '"convert"',
      '`convert` takes `to`, `amount` and `by`. Required: `to` and `by`.',
    ],
    [
      'a tool that nobody knows',
      '{"tool":"go|ne","args":{}}',
      '"gone"',
      'No tool called `gone` was pasted, so nothing is known about its arguments.',
    ],
    [
      'a text of its own',
      '{"function":{"name":"convert","arguments":"{\\"t|o\\":1}"}}',
      '\\"to\\"',
      '`to`: string, required. Synonyms: `target`.',
    ],
  ])('%s', (_, marked, at, said) => {
    const offset = marked.indexOf('|');
    const text = marked.replace('|', '');
    const { entries, known, explain } = open(text);
    const about = aboutInCalls(text, entries, offset, known, explain);
    expect(about?.sentences.join(' ')).toBe(said);
    expect(text.slice(about?.range.offset).slice(0, about?.range.length)).toBe(at);
  });

  test.each([
    '{"tool":"convert",|"args":{}}',
    '{"tool":"gone","args":{"|x":1}}',
    '| {"tool":"convert","args":{}}',
  ])('nothing of %s', (marked) => {
    const text = marked.replace('|', '');
    const { entries, known, explain } = open(text);
    expect(aboutInCalls(text, entries, marked.indexOf('|'), known, explain)).toBeUndefined();
  });

  test('the schema speaks in its own words', () => {
    const text = '{"tool":"convert","args":{"to":1}}';
    const { entries, known, explain } = open(text);
    expect(aboutInCalls(text, entries, 28, known, explain)?.description).toBe('Where to');
  });
});

describe('what is said of a place in the tools', () => {
  test.each([
    [
      'a parameter',
      '{"name":"convert","inputSchema":{"properties":{"t|o":{"type":"string"}}}}',
      '`to`: string, optional. Synonyms: `target`.',
    ],
    [
      'a keyword',
      '{"name":"convert","inputSchema":{"addition|alProperties":false}}',
      '`additionalProperties`: Whether other keys are welcome, or what they hold.',
    ],
    ['a tool', '{"name":"con|vert","inputSchema":{}}', '`convert` takes no parameters. Nothing is required.'],
  ])('%s', (_, marked, said) => {
    const text = marked.replace('|', '');
    const { toolbox } = open('', text);
    const about = aboutInTools(text, readTools(text).tools, marked.indexOf('|'), (name) =>
      toolbox.byName.get(name),
    );
    expect(about?.sentences.join(' ')).toBe(said);
  });
});

describe('names that a repair gives', () => {
  const hints = (text: string, tools = TOOLS, profile: Profile = 'sound') => {
    const { entries, toolbox, explain } = open(text, tools, profile);
    return entries.flatMap((call) => {
      const tool = toolbox.byName.get(call.tool ?? '');
      return nameHints(text, call, explain(call), tool?.grammar, tool?.declared).map(
        ({ offset, name, doubt }) => [text.slice(offset).slice(0, 4), name, doubt],
      );
    });
  };

  test('stand before values, also in a text of its own', () => {
    expect(hints('{"tool":"convert","args":{"_positional":["x", 1, {}]}}')).toEqual([
      ['"x",', 'to', undefined],
      ['1, {', 'amount', undefined],
      ['{}]}', 'by', undefined],
    ]);
    expect(
      hints('{"function":{"name":"convert","arguments":"{\\"_positional\\":[\\"x\\", {}]}"}}')[0],
    ).toEqual(['\\"x\\', 'to', undefined]);
  });

  test('are in doubt where the type or the declared order speaks against them', () => {
    expect(
      hints(
        '{"tool":"convert","args":{"_positional":["x", 1, {}]}}',
        TOOLS.replace('["number","null"]', '"number"'),
        'fak',
      ),
    ).toEqual([
      ['"x",', 'amount', '`amount` takes `number`. In the order of the schema this value belongs to `to`.'],
      ['1, {', 'by', '`by` takes `object`. In the order of the schema this value belongs to `amount`.'],
      ['{}]}', 'to', '`to` takes `string`. In the order of the schema this value belongs to `by`.'],
    ]);
  });

  test('stand behind synonyms', () => {
    expect(hints('{"tool":"convert","args":{"target":"x","by":{}}}')).toEqual([[':"x"', 'to', undefined]]);
  });

  test.each([
    '{"tool":"convert","args":{"_positional":[]}}',
    '{"tool":"convert","args":{"to":1,"by":{}}}',
    'no call',
  ])('are none for %s', (text) => expect(hints(text)).toEqual([]));
});

test('a place in the args leads to the parameter that it is about', () => {
  for (const [marked, param] of [
    ['{"tool":"convert","args":{"target": "|x","by":{}}}', 'to'],
    ['{"tool":"convert","args":{"_positional":["x", 1|, {}]}}', 'amount'],
    ['{"tool":"convert","args":{"named:b|y":{}}}', 'by'],
    ['{"tool":"convert","args":{"by":{"day":|1}}}', 'by'],
    ['{"tool":"conv|ert","args":{}}', undefined],
  ] as const) {
    const text = marked.replace('|', '');
    const { entries, explain } = open(text);
    const [call] = entries;
    expect(call && paramAt(text, call, marked.indexOf('|'), explain(call))).toBe(param);
  }
  const schema = JSON.stringify(RATE);
  const place = propertyPlace(schema, 'amount');
  expect(schema.slice(place?.start, place?.end)).toBe('"amount"');
  expect(propertyPlace(schema, 'constructor')).toBeUndefined();
  expect(propertyPlace('[', 'a')).toBeUndefined();
});
