import { describe, expect, test } from 'vitest';
import { applyFix, type Edit, type Scenario, withAlias } from '../../src/index.ts';

const scenario: Scenario = { rung: 1, tools: 'abcdef', calls: '012345' };

describe('aliases', () => {
  test('are added, changed and removed; nothing empty stays behind', () => {
    const one = withAlias(scenario, 'convert', 'from', 'from_currency');
    expect(one.aliases).toEqual({ convert: { from: 'from_currency' } });
    const two = withAlias(one, 'convert', 'from', 'to_currency');
    expect(two.aliases).toEqual({ convert: { from: 'to_currency' } });
    expect(withAlias(two, 'convert', 'from', null)).toEqual(scenario);
    expect(withAlias(scenario, 'convert', 'from', null)).toEqual(scenario);
  });

  test.each(['__proto__', 'constructor', 'toString', '', '10', '\ud800'])(
    '%j is a name like any other',
    (name) => {
      const { aliases } = withAlias(scenario, name, name, name);
      expect(Object.keys(aliases ?? {})).toEqual([name]);
      const own = Object.getOwnPropertyDescriptor(aliases, name)?.value;
      expect(Object.entries(own)).toEqual([[name, name]]);
      expect(
        withAlias({ ...scenario, ...(aliases && { aliases }) }, name, name, null).aliases,
      ).toBeUndefined();
    },
  );
});

describe('edits', () => {
  const put = (box: 'tools' | 'calls', offset: number, length: number, text: string): Edit => ({
    kind: 'text',
    range: { in: box, offset, length },
    text,
  });

  test('count in the text before the first of them, in whichever order they come', () => {
    const edits = [
      put('tools', 1, 2, 'XYZ'),
      put('calls', 0, 1, ''),
      put('tools', 4, 1, ''),
      put('tools', 6, 0, '!'),
    ];
    for (const order of [edits, edits.toReversed()]) {
      expect(applyFix(scenario, { edits: order })).toEqual({ rung: 1, tools: 'aXYZdf!', calls: '12345' });
    }
  });

  test('of all kinds go together', () => {
    const edits: Edit[] = [
      { kind: 'alias', tool: 't', synonym: 's', param: 'p' },
      { kind: 'profile', profile: 'sound' },
      { kind: 'synonyms', groups: [['p', 'q']] },
      put('calls', 6, 0, '6'),
    ];
    const next = applyFix(scenario, { edits });
    expect(next).toEqual({
      ...scenario,
      calls: '0123456',
      aliases: { t: { s: 'p' } },
      profile: 'sound',
      synonyms: [['p', 'q']],
    });
    expect(applyFix(next, { edits: [{ kind: 'synonyms', groups: [] }] })).not.toHaveProperty('synonyms');
  });
});
