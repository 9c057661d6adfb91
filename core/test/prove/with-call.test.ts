import { expect, test } from 'vitest';
import { readCalls, type Scenario } from '../../src/index.ts';
import { withCall } from '../../src/prove/index.ts';

const call = { tool: 'move', args: '{"_positional":["a", "b"]}', profile: 'fak' } as const;
const written = '{"tool":"move","args":{"_positional":["a", "b"]}}';
const openai = '{"tool_calls":[{"id":"1","type":"function","function":{"name":"t","arguments":"{}"}}]}';

const of = (calls: string, more: Partial<Scenario> = {}): Scenario => ({
  rung: 1,
  tools: '',
  calls,
  ...more,
});

test.each([
  ['nothing', '', written, 0, true],
  ['a call', written, `${written}\n${written}`, 1, true],
  ['lines', `${written}\n${written}\n`, `${written}\n${written}\n${written}`, 2, true],
  ['a list', `[${written},${written}]`, `[${written},${written}]\n${written}`, 2, true],
  ['another format', openai, `${openai}\n${written}`, 1, true],
  ['text that breaks off', '{"tool":"move","args":{"a', `{"tool":"move","args":{"a\n${written}`, 0, true],
  ['a list that breaks off', `[${written},`, `[${written},\n${written}`, 1, true],
  ['no call', 'hello', `hello\n${written}`, 0, true],
  ['arguments without a name', '{"a":1}', written, 0, false],
])('behind %s', (_, before, calls, selected, keptOthers) => {
  const added = withCall(of(before), call);
  expect(added.scenario).toEqual(of(calls, { selected }));
  expect(added.keptOthers).toBe(keptOthers);
  const { offset, length } = added.range;
  expect(calls.slice(offset, offset + length)).toBe(written);
  expect(readCalls(calls).calls[selected]).toMatchObject({ tool: call.tool, args: call.args });
});

test.each(['', 'null', '[1]', '{"a', 'say "x"'])('arguments that are no object: %j', (args) => {
  const { scenario } = withCall(of(''), { ...call, args });
  expect(readCalls(scenario.calls).calls[0]).toMatchObject({ tool: 'move', args });
});

test.each<[Scenario['profile'], 'fak' | 'sound', Scenario['profile']]>([
  [undefined, 'fak', undefined],
  [undefined, 'sound', 'sound'],
  ['fak', 'fak', 'fak'],
  ['sound', 'fak', 'fak'],
  ['sound', 'sound', 'sound'],
])('a scenario of profile %s, a call to be decided as %s: %s', (profile, wanted, expected) => {
  const { scenario } = withCall(of('', profile === undefined ? {} : { profile }), {
    ...call,
    profile: wanted,
  });
  expect(scenario.profile).toBe(expected);
});

test('all else stays', () => {
  const rest = { title: 't', aliases: { move: { from: 'source' } }, note: 'n' };
  expect(withCall(of(written, { ...rest, selected: 5 }), call).scenario).toMatchObject({
    ...rest,
    selected: 1,
  });
});
