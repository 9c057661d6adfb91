import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { JsonScanner } from '../../src/rung/json-scanner.ts';
import {
  items,
  members,
  openAt,
  sliceOf,
  sourceOffsets,
  stringOf,
  valueAt,
} from '../../src/rung/json-text.ts';

const runs = { seed: 20250101, numRuns: 3000 };

test.each([
  ['[1,{"a":[0,"x', ['array 0', 'object 3 1', 'array 8 a', 'string 11 1']],
  ['{"a":{"b', ['object 0', 'object 5 a', 'string 6']],
  ['{"a":[],"b":"\\', ['object 0', 'string 12 b']],
  ['{"a":1,', ['object 0']],
  ['{"__proto__":{', ['object 0', 'object 13 __proto__']],
])('what is open in %j', (text, open) => {
  for (const rest of ['', '}', ']]', '"}']) {
    const parts = openAt(text + rest, text.length);
    expect(parts.map(({ kind, offset, key }) => [kind, offset, key].join(' ').trim())).toEqual(open);
  }
});

test('only what stands in something has a key', () => {
  expect(openAt('[{"a', 4)).toStrictEqual([
    { kind: 'array', offset: 0 },
    { kind: 'object', offset: 1, key: 0 },
    { kind: 'string', offset: 2 },
  ]);
});

describe('slices', () => {
  test('keep the text and every member, in order', () => {
    const text = ' {"b" : 1.0, "\\u0061": [ ] ,"__proto__":"\\ud800", "b":{"x":1e400}} rest';
    const value = valueAt(text, 0);
    expect(value).toEqual({ kind: 'object', start: 1, end: 66 });
    const found = value === undefined ? [] : members(text, value);
    expect(found.map(({ key }) => key)).toEqual(['b', 'a', '__proto__', 'b']);
    expect(found.map((member) => text.slice(member.keyStart, member.keyEnd))).toEqual([
      '"b"',
      '"\\u0061"',
      '"__proto__"',
      '"b"',
    ]);
    expect(found.map((member) => sliceOf(text, member.value))).toEqual([
      '1.0',
      '[ ]',
      '"\\ud800"',
      '{"x":1e400}',
    ]);
    const [, , proto] = found;
    expect(proto && stringOf(text, proto.value)).toBe('\ud800');
  });

  test('are absent where no value stands', () => {
    for (const text of ['', '}', ',1', '{"a"', 'tru']) expect(valueAt(text, 0)).toBeUndefined();
  });

  test('items stop behind so many', () => {
    const scanner = new JsonScanner('[1, 22 ,[3],4]');
    expect(scanner.items(2)).toEqual([
      { kind: 'number', start: 1, end: 2 },
      { kind: 'number', start: 4, end: 6 },
    ]);
    expect(scanner.offset).toBe(8);
  });

  test('members of an array and items of an object are none', () => {
    const list = { kind: 'array', start: 0, end: 3 } as const;
    expect(members('[1]', list)).toEqual([]);
    expect(items('{"a":1}', { kind: 'object', start: 0, end: 7 })).toEqual([]);
  });
});

test('an offset in a decoded string maps back through its escapes', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', 'é', '😀', '\\n', '\\"', '\\u0041', '\\ud83d\\ude00')),
      (parts) => {
        const text = `[ "${parts.join('')}" ]`;
        const decoded: unknown = JSON.parse(`"${parts.join('')}"`);
        const toSource = sourceOffsets(text, 2, text.length - 2);
        // Unit by unit, so that an escape counts as one and its backslash is its place.
        const units = parts.flatMap((part) => part.match(/\\u[0-9a-f]{4}|\\.|./gs) ?? []);
        let source = 3;
        units.forEach((unit, index) => {
          expect(toSource(index)).toBe(source);
          source += unit.length;
        });
        expect(toSource(String(decoded).length)).toBe(text.length - 3);
      },
    ),
    runs,
  );
});
