import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slotAt } from '../../src/edit/index.ts';

/** `|` is the offset. What is told: what may stand there, the token that does, the way to it, the keys around it. */
const CASES: readonly (readonly [text: string, slot: string])[] = [
  ['|', 'value '],
  ['{|}', 'key  '],
  ['{"a|"}', 'key "a" '],
  ['{"a": |}', 'value  a [a]'],
  ['{"a": "|"}', 'value "" a [a]'],
  ['{"a": tr|}', 'value tr a [a]'],
  ['{"a": 12|, "b": 1}', 'value 12 a [a,b]'],
  ['{"a": 1 |}', 'none'],
  ['{"a"| : 1}', 'none'],
  ['{"a" |: 1}', 'none'],
  ['{"a": 1, |}', 'key   [a]'],
  ['{"a": 1, "|"}', 'key ""  [a]'],
  ['{"a": 1, "|, "c": 2}', 'key ", "  [a]'],
  ['{"|": 1, "c": {"d": 2}}', 'key ""  [c]'],
  ['[1, |]', 'value  1'],
  ['[1, [2, {"x": [|]}]]', 'value  1.1.x.0'],
  ['{"a": {"b": 1, |}, "c": 2}', 'key  a [b]'],
  ['{"a": "say \\"h|i\\""}', 'value "say \\"hi\\"" a [a]'],
  ['{"\\u0061": |', 'value  a [a]'],
  ['{"a": "x\n|', 'none'],
  ['}]{|', 'key  '],
  ['{"__proto__": |}', 'value  __proto__ [__proto__]'],
];

test.each(CASES)('%s', (marked, told) => {
  const offset = marked.indexOf('|');
  const slot = slotAt(marked.replace('|', ''), offset);
  if (slot === undefined) {
    expect('none').toBe(told);
    return;
  }
  const text = marked.replace('|', '').slice(slot.start, slot.end);
  const way = slot.around.flatMap(({ step }) => (step === undefined ? [] : [step])).join('.');
  const keys = slot.keys.length === 0 ? '' : ` [${slot.keys.join()}]`;
  expect(`${slot.kind} ${text} ${way}${keys}`.trim()).toBe(told.trim());
});

test('any text at any offset has an answer, and its token stands at the offset', () => {
  const signs = fc.constantFrom('{', '}', '[', ']', ':', ',', '"', '\\', 'a', '1', ' ', '\n', '/', '\uD800');
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 40 }), fc.nat(40), (parts, at) => {
      const text = parts.join('');
      const offset = Math.min(at, text.length);
      const slot = slotAt(text, offset);
      if (slot === undefined) return;
      expect(slot.start).toBeLessThanOrEqual(offset);
      expect(slot.end).toBeGreaterThanOrEqual(offset);
    }),
    { seed: 11, numRuns: 2_000 },
  );
});

test('depth costs no stack, and a long text little time', () => {
  const deep = '['.repeat(200_000);
  expect(slotAt(`{"a":${deep}`, 5 + deep.length)?.around).toHaveLength(200_001);
  const long = `[\n${'{"a": "b", "c": [1, 2, 3]},\n'.repeat(100_000)}{"x": }]`;
  const start = performance.now();
  expect(slotAt(long, long.length - 2)?.around.at(-1)?.step).toBe('x');
  expect(performance.now() - start).toBeLessThan(200);
});
