import { describe, expect, test } from 'vitest';
import { nearName } from '../../src/findings/near-name.ts';
import { viewSchema } from '../../src/findings/schema-view.ts';
import { readTools } from '../../src/index.ts';
import { sharedFiles, sharedText } from '../formats/corpus.ts';
import { isShared } from '../rung/shared.ts';

test.each<[string, string[], string | undefined]>([
  // equal when folded
  ['fileName', ['file_name', 'name'], 'file_name'],
  ['FILE-NAME', ['filename'], 'filename'],
  ['__proto__', ['proto', 'x'], 'proto'],
  // one apart, four letters and more
  ['asignee', ['assignee', 'title'], 'assignee'],
  ['pathh', ['path'], 'path'],
  ['ptah', ['path'], 'path'],
  ['pat', ['path'], undefined],
  ['min', ['max'], undefined],
  // two apart, eight and more, the same first two
  ['desitnaton', ['destination'], 'destination'],
  ['includeTags', ['excludeTags'], undefined],
  ['colorss', ['color'], undefined],
  // digits are no typo
  ['address1', ['address2'], undefined],
  // the words of one among those of the other
  ['file_path', ['path', 'pattern'], 'path'],
  ['currency', ['to_currency', 'amount'], 'to_currency'],
  ['room_name', ['room'], 'room'],
  ['exclude_tags', ['tags'], undefined],
  ['tags', ['includeTags', 'excludeTags'], undefined],
  ['source', ['from_currency'], undefined],
  // a tie names none, a closer one wins
  ['currency', ['to_currency', 'from_currency'], undefined],
  ['user_name', ['username', 'name', 'user'], 'username'],
  // nothing to go by
  ['', ['a', ''], ''],
  ['', ['a'], undefined],
  ['-', ['_'], undefined],
  ['x', [], undefined],
  ['x', ['x'], 'x'],
])('%j among %j is %j', (name, candidates, near) => {
  expect(nearName(name, candidates)).toBe(near);
});

test('names of any length cost little', () => {
  const long = 'n'.repeat(1_000_000);
  expect(nearName(long, [`${long}x`, 'n'])).toBeUndefined();
  expect(nearName(long, [`${long.slice(1)}N`])).toBe(`${long.slice(1)}N`);
});

describe.skipIf(!isShared('corpus/mcp'))('typos in the parameters of real tools', () => {
  const lists = sharedFiles('corpus/mcp').map((file) => readTools(sharedText(`corpus/mcp/${file}`)).tools);
  const tools = lists
    .flat()
    .map(({ schemaText = '{}' }) => [...(viewSchema(schemaText)?.properties.keys() ?? [])]);

  /** A slip of each kind, at a place that moves on. */
  function typos(name: string, at: number): string[] {
    const place = 1 + (at % Math.max(1, name.length - 1));
    const head = name.slice(0, place);
    const tail = name.slice(place);
    return [
      head + tail.slice(1),
      head + tail.charAt(0) + tail,
      `${head}x${tail.slice(1)}`,
      name.slice(0, place - 1) + tail.charAt(0) + name.charAt(place - 1) + tail.slice(1),
      name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    ];
  }

  test('are answered with the right name, or not at all', () => {
    const wrong: string[] = [];
    const told = { right: 0, silent: 0 };
    for (const names of tools) {
      for (const [index, name] of names.entries()) {
        for (const typo of new Set(typos(name, index * 7))) {
          if (names.includes(typo) || typo === '') continue;
          const near = nearName(typo, names);
          if (near === name) told.right += 1;
          else if (near === undefined) told.silent += 1;
          else wrong.push(`${typo} for ${name}: ${near}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(told.right).toBeGreaterThan(7_500);
    expect(told.right / (told.right + told.silent)).toBeGreaterThan(0.93);
  });
});
