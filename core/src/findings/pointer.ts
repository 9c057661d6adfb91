/** A JSON Pointer (RFC 6901) to a member or an item, from the outermost inwards. */
export function pointer(...steps: readonly (string | number)[]): string {
  return steps.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
