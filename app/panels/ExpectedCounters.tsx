import { Check, X } from 'lucide';
import { useAnswer } from '../engine/useAnswer.ts';
import { actions, useRung } from '../state/store.ts';
import { Icon } from '../ui/Icon.tsx';
import { count } from '../ui/words.ts';
import './Expected.css';

const COUNTERS = [
  { expected: 'met', words: 'as expected', shape: Check },
  { expected: 'not-met', words: 'not as expected', shape: X },
] as const;

/** How many calls are as expected, and how many are not; each filters the table. */
export function ExpectedCounters() {
  const { answer } = useAnswer();
  const chosen = useRung((rung) => rung.filter.expected);
  const expected = answer?.expected;
  if (expected === undefined) return null;
  const { met, notMet, beyond } = expected;
  const numbers = { met, 'not-met': notMet };
  return (
    <fieldset className="expected-counters counters" aria-label="Expectations">
      {COUNTERS.map(({ expected: which, words, shape }) => (
        <button
          type="button"
          key={which}
          className={`counter inset expected-counter ${numbers[which] === 0 ? 'zero' : ''}`}
          aria-pressed={chosen === which}
          onClick={() => actions.setFilter({ expected: chosen === which ? undefined : which })}
        >
          <span className={`expected ${numbers[which] === 0 ? '' : which}`}>
            <Icon of={shape} size={14} />
          </span>
          <b className="num" data-testid={`expected-${which}`}>
            {numbers[which].toLocaleString('en')}
          </b>
          <span className="counter-word"> {words}</span>
        </button>
      ))}
      {beyond > 0 && (
        <span className="counter" data-testid="expected-beyond">
          {count(beyond, 'expectation')} beyond the last call
        </span>
      )}
    </fieldset>
  );
}
