/** A version of JSON Schema that is understood. */
export type Draft = '04' | '06' | '07' | '2019-09' | '2020-12';

/** The address of each draft's own schema, without its empty fragment. */
export const META_SCHEMA: Readonly<Record<Draft, string>> = {
  '04': 'http://json-schema.org/draft-04/schema',
  '06': 'http://json-schema.org/draft-06/schema',
  '07': 'http://json-schema.org/draft-07/schema',
  '2019-09': 'https://json-schema.org/draft/2019-09/schema',
  '2020-12': 'https://json-schema.org/draft/2020-12/schema',
};

export const DRAFTS: readonly Draft[] = ['04', '06', '07', '2019-09', '2020-12'];

/** The draft that a `$schema` names; `http` or `https` and an empty fragment make no difference. */
export function draftNamed(address: string): Draft | undefined {
  const plain = withoutScheme(address).replace(/#$/u, '');
  return DRAFTS.find((draft) => withoutScheme(META_SCHEMA[draft]) === plain);
}

/** In these drafts, whatever stands beside a `$ref` is ignored. */
export function ignoresBesideRef(draft: Draft): boolean {
  return draft === '04' || draft === '06' || draft === '07';
}

function withoutScheme(address: string): string {
  return address.replace(/^https?:/u, '');
}
