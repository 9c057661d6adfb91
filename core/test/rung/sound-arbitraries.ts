import fc from 'fast-check';
import type { Grammar } from '../../src/index.ts';
import { members, sliceOf, wholeValue } from '../../src/rung/json-text.ts';
import { argsText, grammar, recordOf } from './arbitraries.ts';

export interface Entry {
  readonly key: string;
  readonly value: string;
}

/** The members of an object, values as they are written; none of anything else. */
export function entriesOf(args: string): Entry[] {
  const root = wholeValue(args);
  return root === undefined
    ? []
    : members(args, root).map((member) => ({ key: member.key, value: sliceOf(args, member.value) }));
}

/** Grammars and calls that meet: few names, few types, so that many calls can be repaired. */
const names = ['a', 'b', 'c'];
const types = ['string', 'integer', 'number', 'boolean|null', '', ''];
const param = fc.record({
  name: fc.constantFrom(...names),
  type: fc.constantFrom(...types),
  required: fc.constantFrom(true, true, false),
});
export const near: fc.Arbitrary<Grammar> = fc
  .record({
    params: fc.uniqueArray(param, { selector: ({ name }) => name, minLength: 1, maxLength: 3 }),
    aliases: fc
      .array(fc.tuple(fc.constantFrom('p', 'q', 'a'), fc.constantFrom(...names)), { maxLength: 3 })
      .map(recordOf),
    evident: fc.boolean(),
  })
  .map(({ evident, ...rest }) => (evident ? rest : { ...rest, ordered: false as const }));
const scalar = fc.constantFrom('1', '1.0', '1.5', '1e400', '"s"', '"\\u0041"', 'true', 'null');
export const nearArgs = fc
  .tuple(
    fc.uniqueArray(fc.tuple(fc.constantFrom(...names, 'p', 'q', 'named:a', 'extra'), scalar), {
      selector: ([key]) => key,
      maxLength: 2,
    }),
    fc.option(fc.array(scalar, { maxLength: 3 })),
  )
  .map(([entries, list]) => {
    const all = [...entries, ...(list === null ? [] : [['_positional', `[${list.join(', ')}]`] as const])];
    return `{ ${all.map(([key, text]) => `"${key}": ${text}`).join(' , ')} }`;
  });

/** Mostly those, some of anything. */
export const meeting = fc.oneof(
  { weight: 9, arbitrary: fc.tuple(near, nearArgs) },
  { weight: 1, arbitrary: fc.tuple(grammar, argsText) },
);
