import { quote, quoteList } from '../quote.ts';
import type { Count } from './count-calls.ts';
import type { Change, Fate, Versus } from './versus.ts';

const FATES = ['passes', 'repaired', 'sent-back', 'not-checked'] as const satisfies readonly Fate[];
const AFTER = [
  'passes',
  'repaired',
  'other-args',
  'sent-back',
  'not-checked',
] as const satisfies readonly Versus[];

/** All that can happen to a call between two grammars, what stays the same included. */
export const CHANGES: readonly Change[] = FATES.flatMap((before) =>
  AFTER.filter((after) => after !== 'other-args' || before === 'repaired').map((after) => ({
    before,
    after,
  })),
);

export type Changed = Change & { readonly calls: number };

/** So many tools are named. */
const MOST_NAMES = 3;

/**
 * What changed, as a line for a release note. A call that is no longer checked counts as lost, whatever happened to it
 * before; one that is checked now and sent back counts as newly sent back. `lost` are the tools of the lost calls.
 */
export function noteOfChanges(changed: readonly Changed[], lost: readonly Count<string>[]): string {
  const calls = (is: (change: Change) => boolean) =>
    changed.filter((change) => is(change)).reduce((sum, one) => sum + one.calls, 0);
  const to = (after: Versus) => calls((change) => change.after === after && change.before !== after);
  const from = (before: Fate, ...afters: readonly Versus[]) =>
    calls((change) => change.before === before && afters.includes(change.after));
  const all = calls(() => true);
  const names = lost.slice(0, MOST_NAMES).map(({ value }) => value);
  const more = lost.length - names.length;
  const ofTools = more > 0 ? `${names.map(quote).join(', ')} and ${more} more` : quoteList(names);
  const parts: readonly (readonly [number, string])[] = [
    [to('sent-back'), 'newly sent back'],
    [to('not-checked'), `no longer checked${lost.length === 0 ? '' : ` (${ofTools})`}`],
    [to('other-args'), 'repaired with other arguments'],
    [from('passes', 'repaired'), 'newly repaired'],
    [from('sent-back', 'repaired'), 'repaired instead of sent back'],
    [from('sent-back', 'passes'), 'no longer sent back'],
    [from('repaired', 'passes'), 'pass without a repair'],
    [from('not-checked', 'passes', 'repaired'), 'newly checked'],
  ];
  const said = parts.filter(([n]) => n > 0).map(([n, words]) => `${n.toLocaleString('en')} ${words}`);
  const of = `${all.toLocaleString('en')} ${all === 1 ? 'call' : 'calls'}`;
  return said.length === 0 ? `Nothing changes for ${of}.` : `Of ${of}: ${said.join('; ')}.`;
}
