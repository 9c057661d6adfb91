import type { SortColumn } from '@rung/core';
import { ArrowDown, ArrowUp } from 'lucide';
import { Fragment } from 'react';
import { actions, useRung } from '../state/store.ts';
import { Icon } from '../ui/Icon.tsx';
import { otherProfile, profileWords } from '../ui/profileWords.ts';

const columns: readonly (readonly [SortColumn, string, className: string])[] = [
  ['index', '#', 'calls-no'],
  ['outcome', 'Outcome', 'calls-outcome'],
  ['tool', 'Tool', 'calls-tool'],
  ['why', 'Why', 'calls-why'],
  ['args', 'Arguments', 'calls-arguments'],
  ['problems', 'Problems', 'calls-problems'],
];

/** Worst or longest first is what one looks for in these. */
const FALLING_FIRST: readonly SortColumn[] = ['args', 'problems'];

/** The heads of the columns; each sorts, the other way round, and no longer. */
export function CallsHead({ as, expecting }: { as: 'calls' | 'groups'; expecting: boolean }) {
  const profile = useRung((rung) => rung.scenario.profile ?? 'fak');
  const sort = useRung((rung) => rung.listing.sort);

  function press(by: SortColumn): void {
    const first = FALLING_FIRST.includes(by);
    if (sort?.by !== by) actions.sort({ by, descending: first });
    else if (sort.descending === first) actions.sort({ by, descending: !first });
    else actions.sort(undefined);
  }

  return (
    <thead>
      <tr className="calls-row head" aria-rowindex={1}>
        {columns.map(([by, label, className]) => {
          const sorted = sort?.by === by ? (sort.descending ? 'descending' : 'ascending') : undefined;
          const Shape = sorted === 'descending' ? ArrowDown : ArrowUp;
          const words = by === 'index' && as === 'groups' ? 'Calls' : label;
          return (
            <Fragment key={by}>
              <th className={className} scope="col" aria-sort={sorted}>
                <button type="button" className="calls-sort inset" onClick={() => press(by)}>
                  {words}
                  {sorted !== undefined && <Icon of={Shape} size={12} />}
                </button>
              </th>
              {expecting && by === 'outcome' && (
                <th className="calls-expected" scope="col">
                  Expected
                </th>
              )}
            </Fragment>
          );
        })}
        <th className="calls-versus" scope="col">
          {profileWords[otherProfile[profile]]}
        </th>
      </tr>
    </thead>
  );
}
