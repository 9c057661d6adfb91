import type { Range } from '../finding.ts';
import type { Target } from './spot.ts';

/** Something that may be written at a place. */
export interface Suggestion {
  readonly kind: 'tool' | 'param' | 'value' | 'keyword';
  /** The name or value itself. */
  readonly label: string;
  /** A few words on it; names in backticks. */
  readonly detail: string;
  /** A sentence or more, as somebody else wrote it. */
  readonly about?: string;
  /** What is written, with escapes where the place demands them. The caret goes between the two. */
  readonly before: string;
  readonly after: string;
}

export interface Suggestions {
  /** What they take the place of. */
  readonly range: Range;
  /** The likeliest first. */
  readonly list: readonly Suggestion[];
}

/** No list is longer. */
export const MOST = 500;

type Words = Pick<Suggestion, 'kind' | 'detail' | 'about'>;

/** A key with what stands behind it: JSON in which `|` marks the caret. */
export function keySuggestion(target: Target, key: string, value: string, words: Words): Suggestion {
  const { written, follows } = target;
  const [before = '', after = ''] = follows === ':' ? [] : `: ${value}`.split('|');
  const comma = follows !== '' && !':,}]'.includes(follows) ? ',' : '';
  return {
    ...words,
    label: key,
    before: written(JSON.stringify(key) + before),
    after: written(after + comma),
  };
}

/** A value, as JSON. */
export function valueSuggestion(
  { written, follows }: Target,
  json: string,
  label: string,
  words: Words,
): Suggestion {
  const comma = follows !== '' && !',}]'.includes(follows) ? ',' : '';
  return { ...words, label, before: written(json + comma), after: '' };
}

/** What stands behind a key of a type, with a `|` for the caret. */
export function emptyValue(type: string): string {
  const empty: Readonly<Record<string, string>> = { string: '"|"', array: '[|]', object: '{|}' };
  const name = type.toLowerCase();
  return Object.hasOwn(empty, name) ? (empty[name] ?? '|') : '|';
}
