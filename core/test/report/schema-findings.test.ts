import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addSchemaFindings,
  evaluate,
  explainCall,
  type Finding,
  type Profile,
  placeSchemaFindings,
  type Report,
} from '../../src/index.ts';
import { anyCalls } from '../findings/any-calls.ts';
import { judge, onlyArgs } from './judged.ts';
import { documentOf, sceneOf, type TestTool, toolOf } from './scene.ts';

const pay = toolOf('pay', 'amount:integer to note?', { sum: 'amount' }, { additionalProperties: false });

/** Code, pointer and marked text of each finding about a call, JSON Schema included. */
function told(
  args: string,
  tool: TestTool,
  profile: Profile = 'fak',
): { outcome: string; findings: string[] } {
  const { scenario } = documentOf(args, [tool], profile);
  const [result] = judge(scenario, onlyArgs(args, tool.name)).results;
  return {
    outcome: result?.outcome ?? '',
    findings: (result?.findings ?? []).map(({ code, pointer = '', range }) => {
      const { offset = 0, length = 0 } = range ?? {};
      return `${code} ${pointer} ${args.slice(offset, offset + length)}`;
    }),
  };
}

describe('what JSON Schema objects to', () => {
  test.each<[string, string, string, string[]]>([
    ['nothing', '{"amount":1,"to":"Ann"}', 'passes', []],
    ['a value', '{"amount":1,"to":2}', 'passes-with-problems', ['value-type /to 2']],
    [
      'a value beside one that was renamed',
      '{"sum":1,"to":2}',
      'repaired-probably-wrong',
      ['value-type /to 2'],
    ],
    ['a value in a call that is sent back', '{"amount":"1"}', 'sent-back', ['value-type /amount "1"']],
  ])('%s', (_, args, outcome, findings) => {
    expect(told(args, pay)).toEqual({ outcome, findings });
  });

  test('of repaired args, places lead back to what was sent', () => {
    const tags = { type: 'array', items: { type: 'string', minLength: 2 } };
    const tool: TestTool = {
      name: 't',
      schemaText: JSON.stringify({
        properties: { a: { type: 'integer' }, b: tags },
        required: ['a', 'b'],
        additionalProperties: false,
      }),
      aliases: { labels: 'b' },
    };
    expect(told('{ "labels": ["ok", "x"], "a": 1, "c": 0 }', tool)).toEqual({
      outcome: 'repaired-probably-wrong',
      findings: ['unknown-key /c "c"', 'value-limit /labels/1 "x"'],
    });
    expect(told('{"_positional": [1, ["ok", "x"]]}', tool)).toEqual({
      outcome: 'repaired-probably-wrong',
      findings: ['value-limit /_positional/1/1 "x"'],
    });
    expect(told('{"z": 1, "_positional": [1, ["ok"]]}', tool, 'sound')).toEqual({
      outcome: 'repaired-probably-wrong',
      findings: ['unknown-key /z "z"'],
    });
  });

  test('a fix of a repaired value is an edit of what was sent, escaped as the place demands', () => {
    const { scenario, toolbox } = documentOf('', [pay]);
    const args = '{"sum": 1, "to": "Ann", "note": 5}';
    const text = `[${JSON.stringify(args)}]`;
    const entry = {
      tool: 'pay',
      args,
      range: { in: 'calls', offset: 0, length: text.length },
      place: { kind: 'string', start: 1, end: text.length - 1 },
    } as const;
    const report = judge({ ...scenario, calls: text }, { calls: [entry], problems: [] });
    const [finding] = report.results[0]?.findings ?? [];
    expect(finding).toMatchObject({ code: 'value-type', pointer: '/note' });
    const [edit] = finding?.fix?.edits ?? [];
    if (edit?.kind !== 'text') throw new Error('no edit');
    const { offset, length } = edit.range;
    expect([text.slice(offset, offset + length), edit.text]).toEqual(['5', '\\"5\\"']);

    const nowhere = { ...entry, place: { kind: 'whole' } } as const;
    const explanation = explainCall({ tool: 'pay', args, range: entry.range }, toolbox);
    const [placed] = placeSchemaFindings(finding ? [finding] : [], nowhere, text, explanation);
    expect(placed).toMatchObject({ range: entry.range });
    expect(placed?.fix).toBeUndefined();
  });
});

describe('what a rule has told is not told twice', () => {
  const nullable = toolOf('t', 'a:array b:integer', {}, { additionalProperties: false });
  test.each<[string, string, TestTool, string[]]>([
    ['unknown key', '{"amount":1,"to":"Ann","x":1}', pay, ['unknown-key /x']],
    ['null', '{"a":[],"b":null}', nullable, ['null-required /b']],
    ['JSON in a string', '{"a":"[]","b":1}', nullable, ['json-in-string /a']],
    ['moved value', '{"sum":"1","to":"Ann"}', pay, ['misfit /sum']],
    ['wrapper', '{"arguments":{"amount":1,"to":"Ann"}}', pay, ['wrapped /arguments']],
    ['idle values', '{"amount":1,"to":"Ann","_positional":[]}', pay, ['idle-positional /_positional']],
    ['synonym beside its name', '{"amount":1,"to":"Ann","sum":1}', pay, ['shadowed-synonym /sum']],
    [
      'idle synonym',
      '{"amount":1,"to":"Ann","memo":"x"}',
      { ...pay, aliases: { memo: 'note' } },
      ['idle-synonym /memo'],
    ],
    ['named:', '{"named:amount":1,"to":"Ann"}', pay, ['named-key /named:amount']],
    ['no JSON', '{"amount":', pay, ['cut-off ']],
    ['a list', '[1,"Ann"]', pay, ['bare-array ']],
    ['a number', '5', pay, ['not-an-object ']],
    ['encoded twice', '"{}"', pay, ['double-encoded ']],
    ['what is missing', '{"to":"Ann"}', pay, []],
    ['keys of a call that is sent back', '{"sum":1,"_positional":[1]}', pay, []],
    ['but all else is', '{"amount":1,"to":2,"x":1}', pay, ['unknown-key /x', 'value-type /to']],
  ])('%s', (_, args, tool, codes) => {
    const { scenario } = documentOf(args, [tool]);
    const [result] = judge(scenario, onlyArgs(args, tool.name)).results;
    expect(result?.findings.map(({ code, pointer = '' }) => `${code} ${pointer}`)).toEqual(codes);
  });
});

describe('a schema that cannot be used', () => {
  const tool: TestTool = {
    name: 't',
    schemaText: '{"properties":{"a":{"$ref":"#/nowhere"}},"required":["a"]}',
  };

  test('is a finding about the tool, once, and never makes a call look checked', () => {
    const { scenario } = documentOf('', [tool]);
    const calls = '{"tool":"t","args":{"a":1}}\n{"tool":"t","args":{"a":2}}';
    const { tools, results } = judge({ ...scenario, calls });
    const ofSchema = tools[0]?.findings.filter(({ code }) => code.startsWith('schema-'));
    expect(ofSchema).toMatchObject([{ code: 'schema-dangling-ref', severity: 'error' }]);
    expect(results).toMatchObject([
      { outcome: 'passes', values: 'unusable-schema', findings: [] },
      { outcome: 'passes', values: 'unusable-schema', findings: [] },
    ]);
  });
});

describe('a report', () => {
  const warning: Finding = {
    code: 'value-type',
    severity: 'warning',
    message: 'It is the schema’s own default.',
  };

  test('keeps what it is not told of', () => {
    const { report } = sceneOf('{"amount":1,"to":"Ann"}', pay);
    expect(report.results[0]?.values).toBe('not-yet');
    expect(addSchemaFindings(report, new Map())).toEqual(report);
    expect(addSchemaFindings(report, new Map([[7, [warning]]]))).toEqual(report);
    expect(addSchemaFindings(report, new Map([[0, []]])).results[0]?.values).toBe('checked');
  });

  test('of a grammar written by hand has no values to check', () => {
    const tools = '{"tool":"t","grammar":{"params":[{"name":"a","type":"string","required":true}]}}';
    const { results } = evaluate({ rung: 1, tools, calls: '{"tool":"t","args":{"a":1}}' });
    expect(results).toMatchObject([{ outcome: 'passes', values: 'no-schema' }]);
  });

  test('a warning makes a problem of a pass, and no doubt of a repair', () => {
    const outcome = (args: string) => {
      const { report } = sceneOf(args, pay);
      return addSchemaFindings(report, new Map([[0, [warning]]])).results[0]?.outcome;
    };
    expect(outcome('{"amount":1,"to":"Ann"}')).toBe('passes-with-problems');
    expect(outcome('{"sum":1,"to":"Ann"}')).toBe('repaired');
  });

  test('keeps every verdict and every counter', () => {
    const decided = ({ results, counters }: Report) => [results.map(({ verdict }) => verdict), counters];
    fc.assert(
      fc.property(anyCalls, (scenario) => {
        const before = evaluate(scenario);
        const after = judge(scenario);
        expect(decided(after)).toEqual(decided(before));
        after.results.forEach(({ findings }, index) => {
          expect(findings.slice(0, before.results[index]?.findings.length)).toEqual(
            before.results[index]?.findings,
          );
        });
      }),
      { seed: 31, numRuns: 300 },
    );
  });
});
