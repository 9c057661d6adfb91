import { describe, expect, test } from 'vitest';
import { mergeAliases } from '../../src/report/merge-aliases.ts';
import type { Grammar } from '../../src/rung/grammar.ts';
import type { Scenario } from '../../src/scenario/scenario.ts';

type Sources = Pick<Scenario, 'aliases' | 'synonyms'>;

const params = (...names: string[]) => names.map((name) => ({ name, type: 'string', required: true }));

describe('mergeAliases', () => {
  test.each<[string, Grammar, Sources, Record<string, string> | undefined]>([
    ['nothing to merge', { params: params('path') }, {}, undefined],
    [
      'the scenario wins over the text',
      { params: params('path'), aliases: { file: 'path', f: 'path' } },
      { aliases: { t: { file: 'x' }, other: { y: 'path' } } },
      { file: 'x', f: 'path' },
    ],
    [
      'the text wins over a group',
      { params: params('path', 'x'), aliases: { file: 'x' } },
      { synonyms: [['path', 'file', 'name']] },
      { file: 'x', name: 'path' },
    ],
    ['no name of the group', { params: params('a') }, { synonyms: [['path', 'file']] }, undefined],
    [
      'two names of the group',
      { params: params('path', 'file') },
      { synonyms: [['path', 'file', 'name']] },
      undefined,
    ],
    [
      'a name twice in the group',
      { params: params('path') },
      { synonyms: [['path', 'path', 'file', 'file']] },
      { file: 'path' },
    ],
    [
      'two groups that agree',
      { params: params('path') },
      {
        synonyms: [
          ['path', 'file'],
          ['file', 'path'],
        ],
      },
      { file: 'path' },
    ],
    ['an empty group', { params: null }, { synonyms: [[]] }, undefined],
  ])('%s', (_, grammar, sources, aliases) => {
    const merged = mergeAliases('t', grammar, sources);
    expect(merged.grammar.aliases).toEqual(aliases);
    expect(merged.grammar.params).toEqual(grammar.params);
    expect(merged.findings).toEqual([]);
  });

  const rivals = {
    synonyms: [
      ['path', 'name', 'p'],
      ['title', 'name'],
    ],
  };

  test('a key that two groups send to different parameters is left out, and said', () => {
    const { grammar, findings } = mergeAliases('t', { params: params('path', 'title') }, rivals);
    expect(grammar.aliases).toEqual({ p: 'path' });
    expect(findings.map(({ code, message }) => [code, message])).toEqual([
      ['rival-groups', 'Two groups of synonyms send `name` to different parameters of `t`; it is left out.'],
    ]);
  });

  test('it is not disputed where the scenario settles it', () => {
    const sources = { ...rivals, aliases: { t: { name: 'title' } } };
    const { grammar, findings } = mergeAliases('t', { params: params('path', 'title') }, sources);
    expect(grammar.aliases).toEqual({ p: 'path', name: 'title' });
    expect(findings).toEqual([]);
  });

  test('names that bite are own keys', () => {
    const aliases = Object.fromEntries([['__proto__', Object.fromEntries([['__proto__', 'constructor']])]]);
    const synonyms = [['constructor', 'toString']];
    const { grammar } = mergeAliases('__proto__', { params: params('constructor') }, { aliases, synonyms });
    expect(Object.entries(grammar.aliases ?? {})).toEqual([
      ['toString', 'constructor'],
      ['__proto__', 'constructor'],
    ]);
    expect(mergeAliases('toString', { params: null }, { aliases }).grammar.aliases).toBeUndefined();
  });
});
