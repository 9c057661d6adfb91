import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Judge, type Shaped, shareShape } from '../../src/exports/index.ts';
import { evaluate, readScenario, type Scenario } from '../../src/index.ts';
import { withPlaceholders } from '../../src/scenario/placeholders.ts';
import { sharedText } from '../formats/corpus.ts';
import { judge } from '../report/judged.ts';

/** With all that JSON Schema says, as in the page. */
const withSchema: Judge = async ({ scenario, calls }) => judge(scenario, calls);

function share(scenario: Scenario): Promise<Shaped> {
  return shareShape(scenario, withSchema);
}

function shapeOf(args: string, schema: object = {}): string {
  const knowledge = { schemaText: JSON.stringify(schema), paramOf: (key: string) => key, params: [] };
  return withPlaceholders(args, knowledge, 'fitting');
}

const of = (schema: object) => ({ properties: { a: schema } });

describe('a placeholder', () => {
  it.each<[args: string, expected: string, schema?: object]>([
    ['{"a":"Anna","b":[1,2.5,true,false,null]}', '{"a":"string","b":[0,0.5,true,true,null]}'],
    ['{"a":{"b":{"c":"Anna"}},"d":{},"e":[]}', '{"a":{"b":{"c":"string"}},"d":{},"e":[]}'],
    ['{ "\\u0061" : "x", "__proto__": "y", "a": 1 }', '{"\\u0061":"string","__proto__":"string","a":0}'],
    ['', ''],
    ['null', 'null'],
    ['"{\\"a\\":\\"Anna\\"}"', '"{\\"a\\":\\"string\\"}"'],
    ['["Anna",7]', '["string",0]'],
    ['{"a":"[1,\\"Anna\\"]"}', '{"a":"[0,\\"string\\"]"}'],
    ['{"a":"5551234"}', '{"a":"0"}'],
    ['{"a":9007199254740995}', '{"a":9007199254740993}'],
    ['{"a":1e400,"b":1.0,"c":-5e-1}', '{"a":9007199254740993,"b":0,"c":0.5}'],
    ['{"a":"C:\\temp"}', '{"a":"C:\\ttext"}'],
    ['{"a":"Anna","b":{"c":"Ber', '{"a":"string","b":{"c":"string'],
    ['{"a":"Anna","b":12345', '{"a":"string","b":0'],
    ['{"a":"Anna \\"x\\"","Ber', '{"a":"string","string'],
    ["{'a': 'Anna'}", 'text'],
    ['Anna Berg', 'text'],
    // What the schema says of the place.
    ['{"a":"euro"}', '{"a":"euro"}', of({ enum: ['euro', 'krona'] })],
    ['{"a":"pound"}', '{"a":"string"}', of({ enum: ['euro', 'krona'] })],
    ['{"_positional":["euro",3]}', '{"_positional":["euro",0]}', of({ enum: ['euro', 'krona'] })],
    ['{"a":7,"b":false}', '{"a":7,"b":false}', of({ default: 7, const: false })],
    ['{"a":"1990-04-05"}', '{"a":"2000-01-01"}', of({ type: 'string', format: 'date' })],
    [
      '{"a":"anna@corp.se"}',
      '{"a":"name@example.com"}',
      of({ anyOf: [{ type: 'null' }, { format: 'email' }] }),
    ],
    ['{"a":"Anna Berg"}', '{"a":"stringxx"}', of({ minLength: 8 })],
    ['{"a":"Anna"}', '{"a":""}', of({ minLength: 8 })],
    ['{"a":"A"}', '{"a":"st"}', of({ maxLength: 2 })],
    ['{"a":"Anna"}', '{"a":"xxx"}', of({ maxLength: 2 })],
    ['{"a":42}', '{"a":18}', of({ minimum: 18, maximum: 99 })],
    ['{"a":4}', '{"a":0}', of({ minimum: 18, maximum: 99 })],
    ['{"a":4.5}', '{"a":1.5}', of({ exclusiveMinimum: 1 })],
    ['{"a":40}', '{"a":20}', of({ minimum: 18, multipleOf: 10 })],
    ['{"a":42}', '{"a":0}', of({ minimum: 18, multipleOf: 10 })],
    ['{"a":["Anna","Ben"]}', '{"a":["string","string 2"]}', of({ uniqueItems: true })],
    ['{"a":["Anna","Anna",7,8,7]}', '{"a":["string","string",0,1,0]}', of({ uniqueItems: true })],
    [
      '{"_positional":["a.txt","b.txt",true,false,1,2]}',
      '{"_positional":["string","string 2",true,false,0,3]}',
    ],
    [
      '{"a":[{"b":"x@corp.se"}]}',
      '{"a":[{"b":"name@example.com"}]}',
      {
        properties: { a: { items: { $ref: '#/$defs/one' } } },
        $defs: { one: { properties: { b: { format: 'email' } } } },
      },
    ],
    ['{"a":"x"}', '{"a":"string"}', { $ref: '#' }],
  ])('%s becomes %s', (args: string, expected: string, schema?: object) =>
    expect(shapeOf(args, schema)).toBe(expected),
  );

  it('takes any depth and any schema', () => {
    const deep = `{"a":${'['.repeat(200_000)}"Anna"${']'.repeat(200_000)}}`;
    expect(shapeOf(deep)).not.toContain('Anna');
    for (const schema of [
      '',
      '[]',
      'null',
      '{"properties":[]}',
      '{"properties":{"a":3}}',
      '{"anyOf":[{"$ref":"#/anyOf/0"}]}',
    ])
      expect(
        withPlaceholders('{"a":1}', { schemaText: schema, paramOf: (key) => key, params: [] }, 'fitting'),
      ).toBe('{"a":0}');
  });
});

const TOOL = {
  name: 'book',
  inputSchema: {
    type: 'object',
    properties: {
      person: { type: 'string' },
      age: { type: 'integer', minimum: 18 },
      code: { type: 'string', pattern: '^[A-Z]{3}$' },
      mail: { type: 'string', format: 'email' },
      class: { enum: ['economy', 'business'] },
    },
    required: ['person', 'age'],
  },
};

const lines = [
  { tool: 'book', args: { person: 'Anna Berg', age: 42, class: 'economy' } },
  { tool: 'book', args: { _positional: [42, 'economy', 'ABC', 'anna@corp.se', 'Anna Berg'] } },
  { tool: 'book', args: { name: 'Anna Berg', age: 42 } },
  { tool: 'book', args: { person: 'Anna Berg' } },
  { tool: 'book', args: { person: 'Anna Berg', age: 7, mail: 'no mail' } },
  { tool: 'book', args: { person: 'Anna Berg', age: 42, code: 'SFO' } },
  { tool: 'ghost', args: { person: 'Anna Berg' } },
].map((call) => JSON.stringify(call));

const SCENARIO: Scenario = {
  rung: 1,
  title: 'Bookings',
  note: 'About Anna Berg.',
  tools: JSON.stringify({ model: 'x', messages: [{ role: 'user', content: 'Anna Berg' }], tools: [TOOL] }),
  calls: lines.join('\n'),
  aliases: { book: { name: 'person' } },
  selected: 6,
  expect: [{ kind: 'TRANSFORM', newArgs: '{"person":"Anna Berg"}' }],
  unknown: { later: '"Anna Berg"' },
};

describe('a scenario without its data', () => {
  it('comes out as before, call by call, and holds nothing of it', async () => {
    const { scenario, calls, leftOut } = await share(SCENARIO);
    expect(leftOut).toEqual([5]); // no placeholder fits a pattern
    expect(calls).toBe(6);
    expect(JSON.stringify(scenario)).not.toMatch(/Anna|Berg|anna|SFO|42/u);
    const was = judge(SCENARIO).results.filter((_, index) => !leftOut.includes(index));
    const is = judge(scenario).results;
    expect(is.map(({ outcome }) => outcome)).toEqual(was.map(({ outcome }) => outcome));
    expect(new Set(is.map(({ outcome }) => outcome)).size).toBeGreaterThan(3);
    expect(scenario).toMatchObject({ title: 'Bookings', aliases: SCENARIO.aliases, selected: 5 });
  });

  it('may be left without any call', async () => {
    const { calls, leftOut, scenario } = await share({ ...SCENARIO, calls: lines[5] ?? '' });
    expect([calls, leftOut, scenario.calls]).toEqual([0, [0], '']);
  });

  it('keeps calls of every form: cut off, no object, of no tool', async () => {
    const texts = ['{"person":"Anna Berg","age":4', '["Anna Berg"]', '', 'Anna Berg'];
    const calls = JSON.stringify(
      texts.map((text) => ({ type: 'function', function: { name: 'book', arguments: text } })),
    );
    const { scenario, leftOut } = await share({ ...SCENARIO, calls });
    expect(leftOut).toEqual([]);
    expect(evaluate(scenario).results.map(({ call }) => call.args)).toEqual([
      '{"person":"string","age":0',
      '["string"]',
      '',
      'text',
    ]);
  });

  it('keeps every call of the examples', async () => {
    const folder = new URL('../../../public/examples/', import.meta.url);
    for (const file of readdirSync(folder)) {
      const read = readScenario(readFileSync(new URL(file, folder), 'utf8'));
      if (read.kind !== 'ok') throw new Error(read.sentence);
      expect([file, (await share(read.scenario)).leftOut]).toEqual([file, []]);
    }
  });

  const airline = sharedText('corpus/taubench/calls-gpt-4o-airline.jsonl');
  it.skipIf(airline === '')(
    'keeps almost all of the real calls of an agent, and none of their names',
    async () => {
      const tools = sharedText('corpus/taubench/tools-airline.json');
      const whole: Scenario = { rung: 1, tools, calls: airline };
      const { calls, leftOut, scenario } = await share(whole);
      expect({ calls, leftOut: leftOut.length }).toEqual({ calls: 605, leftOut: 0 });
      expect(scenario.calls).not.toMatch(/"[A-Z][a-z]+"/u);
    },
  );
});
