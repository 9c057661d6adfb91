/**
 * A function that keeps its last result and gives it again while its inputs are the same: `keys` names what it
 * depends on (its arguments, unless told otherwise), compared by identity, texts by content.
 */
export function remember<Args extends readonly unknown[], Result>(
  make: (...args: Args) => Result,
  keys: (...args: Args) => readonly unknown[] = (...args) => args,
): (...args: Args) => Result {
  let last: { readonly keys: readonly unknown[]; readonly result: Result } | undefined;
  return (...args) => {
    const now = keys(...args);
    const known = last;
    if (known !== undefined && now.every((key, index) => key === known.keys[index])) return known.result;
    const result = make(...args);
    last = { keys: now, result };
    return result;
  };
}
