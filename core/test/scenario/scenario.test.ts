import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readScenario, type Scenario, unknownKeys, writeScenario } from '../../src/index.ts';
import { anyName, anyScenario } from './any-scenario.ts';

const DEEP = 200_000;

describe('a scenario document', () => {
  it('is the same after it was written and read', () => {
    fc.assert(
      fc.property(anyScenario, (scenario) => {
        const text = writeScenario(scenario);
        const read = readScenario(text);
        expect(read).toEqual({ kind: 'ok', scenario: withoutDefaults(scenario) });
        expect(read.kind === 'ok' && writeScenario(read.scenario)).toBe(text);
      }),
      { seed: 21, numRuns: 1000 },
    );
  });

  it('leaves defaults out', () => {
    const scenario: Scenario = {
      rung: 1,
      title: '',
      tools: '',
      calls: '',
      aliases: {},
      synonyms: [],
      profile: 'fak',
      note: '',
      selected: 0,
      expect: [],
    };
    expect(writeScenario(scenario)).toBe('{"rung":1}');
  });

  it.each([
    ['', { rung: 1, tools: '', calls: '' }],
    ['"tools":"a","tools":"b"', { rung: 1, tools: 'b', calls: '' }],
    ['"title":"\\ud800"', { rung: 1, title: '\ud800', tools: '', calls: '' }],
    ['"profile":"sound"', { rung: 1, profile: 'sound', tools: '', calls: '' }],
    ['"selected":3.0', { rung: 1, selected: 3, tools: '', calls: '' }],
    ['"selected":-0', { rung: 1, selected: 0, tools: '', calls: '' }],
    ['"expect":[null,{"kind":"DENY"}]', { rung: 1, expect: [null, { kind: 'DENY' }], tools: '', calls: '' }],
  ])('with %s is read', (members, scenario) => {
    expect(readScenario(`{ "rung" : 1.0 ${members === '' ? '' : `, ${members}`} }`)).toEqual({
      kind: 'ok',
      scenario,
    });
  });

  it.each(['__proto__', 'constructor', '', '10'])('keeps the name %j as an own key', (name) => {
    const text = `{"rung":1,"aliases":{${JSON.stringify(name)}:{${JSON.stringify(name)}:"a"}}}`;
    const read = readScenario(text);
    expect(read.kind === 'ok' && Object.keys(read.scenario.aliases ?? {})).toEqual([name]);
    expect(read.kind === 'ok' && writeScenario(read.scenario)).toBe(text);
    expect(Object.prototype).not.toHaveProperty('a');
  });

  it('keeps what it does not know, as text, and names it', () => {
    const text =
      '{"rung":1,"fields":{"tool":"/t","args":"/a","id":1e400},"expect":[{"kind":"DENY","cause":"arity"}],' +
      '"baseline":{"tools":"","since":9007199254740993},"later":{ "b": 1.0, "a": "\\u0041" },"__proto__":[]}';
    const read = readScenario(text);
    if (read.kind === 'rejected') throw new Error(read.sentence);
    expect(writeScenario(read.scenario)).toBe(text);
    expect(unknownKeys(read.scenario)).toEqual([
      'later',
      '__proto__',
      'fields/id',
      'baseline/since',
      'expect/0/cause',
    ]);
  });

  it('bears an unknown key of any depth', () => {
    const text = `{"rung":1,"later":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}`;
    const read = readScenario(text);
    expect(read.kind === 'ok' && writeScenario(read.scenario)).toBe(text);
  });
});

describe('a text that is no scenario document', () => {
  it.each([
    ['', 'foreign', 'not JSON: expected a value, at character 1'],
    ['hello', 'foreign', 'not JSON'],
    ['{"rung":1,}', 'foreign', 'at character 11'],
    ['{"rung":1} x', 'foreign', 'at character 12'],
    ['[]', 'foreign', 'no JSON object'],
    ['{}', 'foreign', '`rung` should be 1'],
    ['{"rung":"1"}', 'foreign', '`rung` should be 1'],
    ['{"rung":0}', 'foreign', '`rung` should be 1'],
    ['{"rung":null}', 'foreign', '`rung` should be 1'],
    ['{"rung":2,"tools":5}', 'newer', 'newer Rung'],
    ['{"rung":1e400}', 'newer', 'newer Rung'],
    ['{"rung":1,"title":null}', 'foreign', '`title` should be a text'],
    ['{"rung":1,"tools":[]}', 'foreign', '`tools` should be a text'],
    ['{"rung":1,"calls":{}}', 'foreign', '`calls` should be a text'],
    ['{"rung":1,"note":1}', 'foreign', '`note` should be a text'],
    ['{"rung":1,"aliases":[]}', 'foreign', '`aliases` should be an object'],
    ['{"rung":1,"aliases":{"a":"b"}}', 'foreign', '`aliases/a` should be an object'],
    ['{"rung":1,"aliases":{"a":{"b":null}}}', 'foreign', '`aliases/a/b` should be a text'],
    ['{"rung":1,"synonyms":{}}', 'foreign', '`synonyms` should be a list'],
    ['{"rung":1,"synonyms":["a"]}', 'foreign', '`synonyms/0` should be a list'],
    ['{"rung":1,"synonyms":[[1]]}', 'foreign', '`synonyms/0/0` should be a text'],
    ['{"rung":1,"profile":"strict"}', 'foreign', '`profile` should be "fak" or "sound"'],
    ['{"rung":1,"fields":{"tool":"/a"}}', 'foreign', '`fields` should be an object with `tool` and `args`'],
    ['{"rung":1,"fields":{"tool":"a","args":""}}', 'foreign', '`fields/tool` should be a JSON Pointer'],
    ['{"rung":1,"fields":{"tool":"/a~2","args":""}}', 'foreign', '`fields/tool` should be a JSON Pointer'],
    ['{"rung":1,"selected":-1}', 'foreign', '`selected` should be a whole number from 0'],
    ['{"rung":1,"selected":0.5}', 'foreign', '`selected` should be a whole number from 0'],
    ['{"rung":1,"selected":1e300}', 'foreign', '`selected` should be a whole number from 0'],
    ['{"rung":1,"expect":{}}', 'foreign', '`expect` should be a list'],
    ['{"rung":1,"expect":[1]}', 'foreign', '`expect/0` should be an object'],
    ['{"rung":1,"expect":[null,{}]}', 'foreign', '`expect/1` should be null or an object with `kind`'],
    ['{"rung":1,"expect":[{"kind":"ALLOW"}]}', 'foreign', '`expect/0/kind` should be "DEFER"'],
    ['{"rung":1,"expect":[{"kind":"DENY","newArgs":{}}]}', 'foreign', '`expect/0/newArgs` should be a text'],
    ['{"rung":1,"baseline":{"tools":1}}', 'foreign', '`baseline/tools` should be a text'],
  ])('%s', (text, reason, sentence) => {
    expect(readScenario(text)).toEqual({
      kind: 'rejected',
      reason,
      sentence: expect.stringContaining(sentence),
    });
  });

  it.each(['[', '{"rung":1,"aliases":', '{"rung":1,"aliases":{"a":'])(
    'is rejected without a stack overflow: %s, very often',
    (piece) => {
      expect(readScenario(piece.repeat(DEEP)).kind).toBe('rejected');
    },
  );

  it('never throws', () => {
    const anyDocument = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.tuple(anyName, fc.json()).map(([key, value]) => `{"rung":1,${JSON.stringify(key)}:${value}}`),
      fc.tuple(anyScenario, fc.nat(), fc.nat(8)).map(([scenario, at, length]) => {
        const text = writeScenario(scenario);
        return text.slice(0, at % text.length) + text.slice((at % text.length) + length);
      }),
    );
    fc.assert(
      fc.property(anyDocument, (text) => {
        const read = readScenario(text);
        expect(read.kind === 'ok' || read.sentence.length > 0).toBe(true);
      }),
      { seed: 22, numRuns: 3000 },
    );
  });
});

function withoutDefaults(scenario: Scenario): Partial<Scenario> {
  const { rung, tools, calls, baseline, ...rest } = scenario;
  return {
    rung,
    tools,
    calls,
    ...withoutEmpty(rest),
    ...(baseline === undefined
      ? {}
      : { baseline: { tools: baseline.tools, ...withoutEmpty(without(baseline)) } }),
  };
}

function without<T extends { tools: string }>({ tools: _, ...rest }: T): Omit<T, 'tools'> {
  return rest;
}

/** What the writer leaves out: empty texts, lists and maps, the first call, the default profile. */
function withoutEmpty(fields: object): object {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => {
      if (value === '' || value === 0 || value === 'fak' || value === undefined) return false;
      return typeof value !== 'object' || Object.keys(value).length > 0;
    }),
  );
}
