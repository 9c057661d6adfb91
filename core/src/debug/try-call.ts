import { wholeValue } from '../rung/json-text.ts';
import { POSITIONAL } from '../rung/loaded-grammar.ts';
import { type Sample, type Sampled, samplesOf } from './samples.ts';

/** How a call that is tried is written. */
export type TryForm = 'well-formed' | 'positional' | 'misnamed' | 'cut-off';

const WRITE = {
  'well-formed': (samples) => named(needed(samples)),
  positional: (samples) =>
    `{${JSON.stringify(POSITIONAL)}: [${samples.map(({ value }) => value).join(', ')}]}`,
  misnamed: (samples) => {
    const names = new Set(samples.map(({ name }) => name));
    const [first, ...others] = needed(samples);
    return named(first === undefined ? [] : [{ ...first, name: otherName(first.name, names) }, ...others]);
  },
  'cut-off': (samples) => cut(named(needed(samples))),
} satisfies Record<TryForm, (samples: readonly Sample[]) => string>;

/**
 * The arguments of a call of a tool, with a value of the right type for each parameter that is required: well-formed, as a
 * list without names in declared order, with the first name written otherwise, or cut off in the middle.
 */
export function tryArgs(tool: Sampled, form: TryForm): string {
  return WRITE[form](samplesOf(tool));
}

/** What is required; where nothing is, the first parameter, so that there is something to see. */
function needed(samples: readonly Sample[]): readonly Sample[] {
  const required = samples.filter((sample) => sample.required);
  return required.length > 0 ? required : samples.slice(0, 1);
}

function named(samples: readonly Sample[]): string {
  return `{${samples.map(({ name, value }) => `${JSON.stringify(name)}: ${value}`).join(', ')}}`;
}

/** As a model that remembers the words and not the spelling writes it. */
function otherName(name: string, taken: ReadonlySet<string>): string {
  const camel = name.replace(/[_-]+(\p{L})/gu, (_, letter: string) => letter.toUpperCase());
  const snake = name.replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1_$2').toLowerCase();
  const tries = [camel, snake, `${name}s`, `${name}_value`, `my_${name}`];
  return tries.find((other) => other !== name && !taken.has(other)) ?? `${name}_${taken.size}`;
}

/** The beginning of a text, up to a place behind which it is not JSON any more. */
function cut(text: string): string {
  const at = Math.max(1, text.length - 2 - Math.floor((text.length - text.lastIndexOf(':')) / 3));
  return wholeValue(text.slice(0, at)) === undefined ? text.slice(0, at) : '{';
}
