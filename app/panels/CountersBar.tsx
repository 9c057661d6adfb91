import type { Counters, Outcome } from '@rung/core';
import type { Answer } from '../engine/protocol.ts';
import { useAnswer } from '../engine/useAnswer.ts';
import { actions, useRung } from '../state/store.ts';
import { Mark } from '../ui/Mark.tsx';
import { StaleMark } from '../ui/StaleMark.tsx';
import './CountersBar.css';

interface CounterOf {
  readonly id: 'passes' | 'unchecked' | 'repaired' | 'denied';
  readonly outcomes: readonly [Outcome, ...Outcome[]];
  readonly words: string;
  readonly title?: string;
}

const counterOf: readonly CounterOf[] = [
  { id: 'passes', outcomes: ['passes', 'passes-with-problems'], words: 'pass', title: 'The rung says DEFER' },
  { id: 'unchecked', outcomes: ['not-checked'], words: 'not checked', title: 'The rung says DEFER' },
  {
    id: 'repaired',
    outcomes: ['repaired', 'repaired-probably-wrong'],
    words: 'repaired',
    title: 'The rung says TRANSFORM',
  },
  { id: 'denied', outcomes: ['sent-back'], words: 'sent back', title: 'The rung says DENY' },
];

const NONE: Counters = { calls: 0, passes: 0, unchecked: 0, repaired: 0, denied: 0, grammars: 0 };

/** How many calls there are and what happens to them; each counter but the grammars filters the table. */
export function CountersBar() {
  const { answer, state } = useAnswer();
  const chosen = useRung((rung) => rung.filter.outcomes);
  const counters = answer?.counters ?? NONE;

  function toggle(outcomes: readonly Outcome[], pressed: boolean) {
    const others = chosen.filter((outcome) => !outcomes.includes(outcome));
    actions.setFilter({ outcomes: pressed ? others : [...others, ...outcomes] });
  }

  return (
    <fieldset className={state === 'stale' ? 'counters stale' : 'counters'} aria-label="Counters">
      <button
        type="button"
        className="counter inset"
        aria-pressed={chosen.length === 0}
        onClick={() => actions.setFilter({ outcomes: [] })}
      >
        <Figure id="calls" n={counters.calls} />
        <span className="counter-word"> {counters.calls === 1 ? 'call' : 'calls'}</span>
      </button>
      <span className="vr" />
      {counterOf.map(({ id, outcomes, words, title }) => {
        const pressed = outcomes.some((outcome) => chosen.includes(outcome));
        return (
          <button
            type="button"
            key={id}
            className={`counter inset ${counters[id] === 0 ? 'zero' : ''}`}
            aria-pressed={pressed}
            title={title}
            onClick={() => toggle(outcomes, pressed)}
          >
            <Mark outcome={outcomes[0]} />
            <Figure id={id} n={counters[id]} />
            <span className="counter-word"> {words}</span>
            <Problems n={problems(answer, id)} />
          </button>
        );
      })}
      <span className="vr" />
      <span className={`counter ${counters.grammars === 0 ? 'zero' : ''}`}>
        <Figure id="grammars" n={counters.grammars} />
        <span> {counters.grammars === 1 ? 'grammar' : 'grammars'}</span>
      </span>
      {state === 'stale' && counters.calls > 0 && (
        <StaleMark words="The counters are from before your last edit" />
      )}
    </fieldset>
  );
}

/** The text is the plain number; the commas come from the stylesheet. */
function Figure({ id, n }: { id: keyof Counters; n: number }) {
  const [first, ...thousands] = n.toLocaleString('en').split(',');
  return (
    <b data-testid={`counter-${id}`}>
      {first}
      {thousands.map((digits, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: digits have no identity but their place
        <span key={at} className="counter-thousand">
          {digits}
        </span>
      ))}
    </b>
  );
}

function problems(answer: Answer | undefined, id: CounterOf['id']): number {
  // While findings are still looked for, the number would be too small.
  if (answer === undefined || answer.looked.done < answer.looked.of) return 0;
  if (answer.source === 'box' && answer.checked.done < answer.checked.of) return 0;
  return id === 'passes' || id === 'repaired' ? answer.withProblems[id] : 0;
}

function Problems({ n }: { n: number }) {
  if (n === 0) return null;
  return (
    <span className="counter-problems num">
      {n.toLocaleString('en')} {n === 1 ? 'has' : 'have'} problems
    </span>
  );
}
