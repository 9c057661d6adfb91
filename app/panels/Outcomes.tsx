import type { Outcome } from '@rung/core';
import { kindOf, Mark } from '../ui/Mark.tsx';
import './Outcomes.css';

const explained: readonly (readonly [Outcome, string, string])[] = [
  ['passes', 'Passes', 'Nothing required is missing. The call goes on as it is.'],
  [
    'not-checked',
    'Not checked',
    'The tool is not known, or its schema cannot be loaded. The call goes on unexamined; that is no approval.',
  ],
  [
    'repaired',
    'Repaired',
    'Renaming synonyms, or naming values that came without names, makes the call complete. The repaired call goes on.',
  ],
  [
    'sent-back',
    'Sent back',
    'Something required is missing and no repair gives it. The model is told what to send.',
  ],
];

/** What can happen to a call, for whoever has none yet. */
export function Outcomes() {
  return (
    <section className="outcomes" aria-label="What can happen to a call">
      <p className="t15">
        Rung looks at the shape of a tool call before it runs, and one of four things happens.
      </p>
      <dl>
        {explained.map(([outcome, words, sentence]) => (
          <div key={outcome}>
            <dt className={`v v-${kindOf[outcome]}`}>
              <Mark outcome={outcome} />
              <span className="w">{words}</span>
            </dt>
            <dd className="muted">{sentence}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
