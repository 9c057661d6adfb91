/** What the page opens: the pure rules for a load and for a changed address. */

/** The hash under which an example is asked for; `undefined` for any other hash. */
export function exampleIn(hash: string): string | undefined {
  const match = /^#example=([a-z0-9-]+)$/.exec(hash);
  return match?.[1];
}

export type Start =
  | { readonly kind: 'copy' }
  | { readonly kind: 'example'; readonly id: string }
  | { readonly kind: 'link' }
  | { readonly kind: 'first-visit' };

/**
 * The working copy wins when the address is the one it was last kept under, and when the address says nothing.
 * Otherwise the address wins, and the copy becomes the former work.
 */
export function whatToOpen(hash: string, copy: { readonly hash: string } | undefined): Start {
  if (copy !== undefined && copy.hash === hash) return { kind: 'copy' };
  const id = exampleIn(hash);
  if (id !== undefined) return { kind: 'example', id };
  if (saysNothing(hash)) return copy === undefined ? { kind: 'first-visit' } : { kind: 'copy' };
  return { kind: 'link' };
}

export function saysNothing(hash: string): boolean {
  return hash === '' || hash === '#' || hash === '#example=';
}
