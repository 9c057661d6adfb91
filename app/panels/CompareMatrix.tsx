import type { Change, Fate, Versus } from '@rung/core';
import type { ComparedView } from '../engine/protocol.ts';
import { actions, useRung } from '../state/store.ts';
import { Mark } from '../ui/Mark.tsx';
import { NARROW, useMedia } from '../ui/useMedia.ts';
import { count } from '../ui/words.ts';

const FATES = ['passes', 'repaired', 'sent-back', 'not-checked'] as const satisfies readonly Fate[];

const words = {
  passes: 'Passes',
  repaired: 'Repaired',
  'other-args': 'Repaired with other arguments',
  'sent-back': 'Sent back',
  'not-checked': 'Not checked',
} as const satisfies Record<Versus, string>;

/** What happened to the calls before (rows) and what now (columns); a cell lists its calls in the table. */
export function CompareMatrix({ changes }: { changes: ComparedView['changes'] }) {
  return (
    <table className="compare-matrix" aria-label="Calls before and after">
      <thead>
        <tr>
          <td className="muted">before ↓ now →</td>
          {FATES.map((after) => (
            <th key={after} scope="col">
              <Head of={after} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {FATES.map((before) => (
          <tr key={before}>
            <th scope="row">
              <Head of={before} />
            </th>
            {FATES.map((after) => (
              <td key={after} className={before === after ? 'same' : undefined}>
                <Cell before={before} after={after} changes={changes} />
                {before === 'repaired' && after === 'repaired' && (
                  <Cell before={before} after="other-args" changes={changes} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Head({ of }: { of: Fate }) {
  return (
    <span className="compare-head">
      <Mark outcome={of} />
      {words[of]}
    </span>
  );
}

function Cell({ before, after, changes }: Change & { changes: ComparedView['changes'] }) {
  const chosen = useRung(({ filter }) => filter.change?.before === before && filter.change.after === after);
  const narrow = useMedia(NARROW);
  const calls = changes.find((change) => change.before === before && change.after === after)?.calls ?? 0;
  const others = after === 'other-args';
  if (calls === 0 && !chosen) return others ? null : <span className="faint num">0</span>;
  return (
    <button
      type="button"
      className="compare-cell inset num"
      aria-pressed={chosen}
      aria-label={`${count(calls, 'call')}: ${words[before]} before, now ${words[after]}`}
      title={chosen ? 'Show all calls' : 'Show these calls in the table'}
      onClick={() => {
        actions.listAs('calls');
        actions.setFilter({ change: chosen ? undefined : { before, after } });
        if (narrow && !chosen) actions.setTab('table');
      }}
    >
      {calls.toLocaleString('en')}
      {others && ' with other arguments'}
    </button>
  );
}
