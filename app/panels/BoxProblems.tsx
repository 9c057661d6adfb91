import type { Finding } from '@rung/core';
import { count } from '../ui/words.ts';
import { FindingRow } from './FindingRow.tsx';

const MOST_SHOWN = 100;

/** What was not understood in a box, each with its place; the text itself stays as it is. */
export default function BoxProblems({ problems }: { problems: readonly Finding[] }) {
  if (problems.length === 0) return null;
  const more = problems.length - MOST_SHOWN;
  return (
    <div className="box-problems">
      <ul aria-label="Problems">
        {problems.slice(0, MOST_SHOWN).map((problem, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: problems of one code may repeat, and have no identity
          <FindingRow key={at} finding={problem} current />
        ))}
        {more > 0 && <li className="find muted">And {count(more, 'problem')} more.</li>}
      </ul>
    </div>
  );
}
