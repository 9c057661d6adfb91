import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { JsonScanner } from '../../src/rung/json-scanner.ts';
import {
  checkJson,
  items,
  type JsonKind,
  type JsonValue,
  members,
  openAt,
  sliceOf,
  sourceOffsets,
  stringOf,
  valueAt,
  wholeValue,
} from '../../src/rung/json-text.ts';

const runs = { seed: 20250101, numRuns: 3000 };

/** Texts that are JSON, with odd spacing and escapes. */
const json = fc.oneof(
  fc.json({ maxDepth: 4 }),
  fc
    .tuple(fc.json({ maxDepth: 3 }), fc.constantFrom('\n', ' ', '\t', '\r\n', ''))
    .map(([text, space]) => space + text.replace(/([{}[\],:])/g, `${space}$1${space}`))
    .filter(parses),
  fc.constantFrom('-0', '1e400', '0.10', '1E+2', '"\\ud800"', '"\\u0041\\/\\""', '{"a":1,"a":2}', ' null '),
);

/** Texts that are nearly JSON: one of them with a few characters put in, taken out or cut off. */
const mutated = fc
  .tuple(
    json,
    fc.array(
      fc.tuple(fc.nat(), fc.nat(2), fc.constantFrom(...'{}[]",:\\u0123eE+-.tfn \n\u0000\u00a0\u2028x')),
      {
        maxLength: 3,
      },
    ),
    fc.option(fc.nat()),
  )
  .map(([text, changes, cut]) => {
    let changed = text;
    for (const [at, removed, added] of changes) {
      const place = at % (changed.length + 1);
      changed = changed.slice(0, place) + added + changed.slice(place + removed);
    }
    return cut === null ? changed : changed.slice(0, cut % (changed.length + 1));
  });

const tokens = fc
  .array(
    fc.constantFrom('{', '}', '[', ']', ',', ':', '"a"', '"', '1', '-', '0', 'true', 'null', ' ', '\\'),
    {
      maxLength: 12,
    },
  )
  .map((parts) => parts.join(''));

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Builds the value by descending through the slices only. */
function build(text: string, value: JsonValue): unknown {
  const builders = {
    object: () => {
      const entries = members(text, value).map((member) => [member.key, build(text, member.value)]);
      return Object.fromEntries(entries);
    },
    array: () => items(text, value).map((item) => build(text, item)),
    string: () => stringOf(text, value),
    number: () => Number(sliceOf(text, value)),
    true: () => true,
    false: () => false,
    null: () => null,
  } satisfies Record<JsonKind, () => unknown>;
  return builders[value.kind]();
}

describe('agreement with JSON.parse', () => {
  test.each([
    ['texts that are JSON', json],
    ['texts that are nearly JSON', mutated],
    ['loose tokens', tokens],
    ['any text', fc.string({ unit: 'binary' })],
  ])('on %s', (_, texts) => {
    fc.assert(
      fc.property(texts, (text) => {
        const fault = checkJson(text);
        expect(fault === null).toBe(parses(text));
        const value = wholeValue(text);
        expect(value === undefined).toBe(fault !== null);
        if (value !== undefined) expect(build(text, value)).toEqual(JSON.parse(text));
      }),
      runs,
    );
  });

  test('the place of a fault: what stands before it can be completed, what includes it cannot', () => {
    fc.assert(
      fc.property(mutated, (text) => {
        const fault = checkJson(text);
        if (fault === null) return;
        const before = checkJson(text.slice(0, fault.offset));
        expect(before === null || before.truncated).toBe(true);
        expect(fault.truncated).toBe(fault.offset === text.length);
        if (!fault.truncated) expect(checkJson(text.slice(0, fault.offset + 1))?.offset).toBe(fault.offset);
      }),
      runs,
    );
  });

  test('every start of a JSON text is in order up to its end', () => {
    fc.assert(
      fc.property(json, fc.nat(), (text, cut) => {
        const fault = checkJson(text.slice(0, cut % text.length));
        expect(fault?.truncated ?? true).toBe(true);
      }),
      runs,
    );
  });
});

test.each([
  ['', 0, 'expected a value'],
  ['[1 2]', 3, 'expected a comma or ]'],
  ['{"a":1 "b":2}', 7, 'expected a comma or }'],
  ['{"a" 1}', 5, 'expected a colon after the key'],
  ['{a:1}', 1, 'expected a key in double quotes'],
  ['{"a":1,}', 7, 'expected a key in double quotes'],
  ['[1,]', 3, 'expected a value'],
  ['nul', 3, 'expected null'],
  ['trve', 2, 'expected true'],
  ['-', 1, 'expected a digit'],
  ['01', 1, 'expected the end of the text'],
  ['1.', 2, 'expected a digit'],
  ['"a\nb"', 2, 'a control character or line break in a string must be escaped'],
  ['"a', 2, 'expected the closing quote of the string'],
  ['"\\x"', 2, 'expected one of " \\ / b f n r t u after the backslash'],
  ['"\\u00g0"', 5, 'expected four hex digits after \\u'],
  ['{} {}', 3, 'expected the end of the text'],
])('%j stops being JSON at %i: %s', (text, offset, message) => {
  expect(checkJson(text)).toMatchObject({ offset, message, truncated: offset === text.length });
});

test.each([
  ['[1,{"a":[0,"x', ['array 0', 'object 3 1', 'array 8 a', 'string 11 1']],
  ['{"a":{"b', ['object 0', 'object 5 a', 'string 6']],
  ['{"a":[],"b":"\\', ['object 0', 'string 12 b']],
  ['{"a":1,', ['object 0']],
  ['{"__proto__":{', ['object 0', 'object 13 __proto__']],
])('what is open in %j', (text, open) => {
  const parts = openAt(text, text.length);
  expect(parts.map(({ kind, offset, key }) => [kind, offset, key].join(' ').trim())).toEqual(open);
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

test('nesting of 200,000 levels and a text of 50 MB are read', () => {
  const depth = 200_000;
  const deep = '{"a":['.repeat(depth) + ']}'.repeat(depth);
  expect(checkJson(deep)).toBeNull();
  expect(valueAt(deep, 0)?.end).toBe(deep.length);
  expect(checkJson(deep.slice(0, -1))).toMatchObject({ truncated: true, offset: deep.length - 1 });
  const wide = `["${'x'.repeat(25_000_000)}",${'"\\n",'.repeat(5_000_000)}0]`;
  expect(checkJson(wide)).toBeNull();
  const value = wholeValue(wide);
  expect(value && items(wide, value).length).toBe(5_000_002);
});
