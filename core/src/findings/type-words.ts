import { quote } from '../quote.ts';

/** Types as the schema spells them: "`string` or `null`". */
export function typesInWords(types: Iterable<string>): string {
  const quoted = [...types].map(quote);
  const last = quoted.pop() ?? '';
  return quoted.length === 0 ? last : `${quoted.join(', ')} or ${last}`;
}

/** The type of a param, which may be a union such as `string|null`. */
export function typeInWords(type: string): string {
  return typesInWords(type.split('|'));
}
