/** So many are named one by one. */
const FEW = 8;

/** Says which calls, by their index, are not shared without their values. */
export function leftOutSentence(indices: readonly number[]): string {
  const [first = 0] = indices;
  if (indices.length === 1)
    return `Call ${first + 1} is left out: it would come out otherwise without its values.`;
  const numbers = indices.slice(0, FEW).map((index) => (index + 1).toLocaleString('en'));
  const more = indices.length > FEW ? ' …' : '';
  return `${indices.length.toLocaleString('en')} calls are left out: they would come out otherwise without their values (${numbers.join(', ')}${more}).`;
}
