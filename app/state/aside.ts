/**
 * Own work that a link or an example has put aside. What came with a link or an example and was not changed can be
 * had again where it came from; it is nobody's work, and never takes the place of any.
 */
import type { Kept, Snapshot } from './rungState.ts';

/** So many works are kept aside; the oldest gives way. */
const MAX_ASIDE = 5;

/** An example as it came: it gives way to the first text. */
export function isUntouched({ origin }: Pick<Snapshot, 'origin'>): boolean {
  return origin.kind === 'example' && origin.untouched;
}

/** Whether a person would miss it: something that they wrote, opened or changed. */
export function isOwnWork({ scenario, origin }: Snapshot): boolean {
  switch (origin.kind) {
    case 'link':
      return false;
    case 'example':
      if (origin.untouched) return false;
      break;
    case 'own':
      break;
    default:
      origin satisfies never;
  }
  return scenario.tools.trim() !== '' || scenario.calls.trim() !== '';
}

/** The works aside, the newest last, after `work` was put there. */
export function withAside(aside: readonly Kept[], work: Kept): readonly Kept[] {
  return isOwnWork(work) ? [...aside, work].slice(-MAX_ASIDE) : aside;
}

/** The works aside when one of them is taken back: what is there now goes behind all others. */
export function exchanged(aside: readonly Kept[], back: Kept, present: Kept): readonly Kept[] {
  const others = aside.filter((work) => work !== back);
  return isOwnWork(present) ? [present, ...others] : others;
}
