import {
  items,
  type JsonKind,
  type JsonValue,
  members,
  sliceOf,
  stringOf,
} from '../../src/rung/json-text.ts';

/** Builds the value by descending through the slices only. */
export function build(text: string, value: JsonValue): unknown {
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
