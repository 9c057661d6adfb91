import { items, type JsonValue, lastMembers, stringOf } from './json-text.ts';

/**
 * The schema in which a keyword stands: this one, or the one that its local `$ref` leads to, and so on.
 * `undefined` when none of them has it, a reference dangles, or they go round in a ring.
 */
export function schemaWith(
  keyword: string,
  text: string,
  root: JsonValue,
  schema: JsonValue,
): JsonValue | undefined {
  const seen = new Set<number>();
  let at: JsonValue | undefined = schema;
  while (at?.kind === 'object' && !seen.has(at.start)) {
    seen.add(at.start);
    const keywords = lastMembers(text, at);
    if (keywords.has(keyword)) return at;
    const reference = keywords.get('$ref');
    at = reference === undefined ? undefined : resolve(text, root, stringOf(text, reference) ?? '');
  }
  return undefined;
}

/** The value that a local reference, such as `#/$defs/Query`, points to. */
export function resolve(text: string, root: JsonValue, reference: string): JsonValue | undefined {
  if (!reference.startsWith('#')) return undefined;
  const pointer = decodeFragment(reference.slice(1));
  if (pointer === '') return root;
  if (!pointer?.startsWith('/')) return undefined;
  let at: JsonValue | undefined = root;
  for (const token of pointer.slice(1).split('/')) {
    const step = token.replaceAll('~1', '/').replaceAll('~0', '~');
    if (at?.kind === 'object') at = lastMembers(text, at).get(step);
    else if (at?.kind === 'array')
      at = /^(0|[1-9]\d*)$/.test(step) ? items(text, at)[Number(step)] : undefined;
    else return undefined;
  }
  return at;
}

function decodeFragment(fragment: string): string | undefined {
  try {
    return decodeURIComponent(fragment);
  } catch {
    // Not a percent-encoding: no reference that could be followed.
    return undefined;
  }
}
