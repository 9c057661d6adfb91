import type { Statement } from '@rung/core/prove';
import { Square } from 'lucide';
import { useState } from 'react';
import type { Attempt } from '../engine/prove/client.ts';
import { prover, useProof } from '../engine/prove/useProof.ts';
import { useRung } from '../state/store.ts';
import { Icon } from '../ui/Icon.tsx';
import { count } from '../ui/words.ts';
import { ProveStatement } from './ProveStatement.tsx';
import './Prove.css';

/** How many calls a statement has to survive. */
const CASES = 100_000;
const FIRST_SEED = 1;
const LARGEST_SEED = 2 ** 31 - 1;

interface Group {
  readonly title: string;
  readonly sentence: string;
  /** With the words for whose repairs each is about; names in backticks. */
  readonly statements: readonly (readonly [Statement, by: string])[];
}

const GROUPS: readonly Group[] = [
  {
    title: 'A repair preserves the call',
    sentence:
      'Calls with all that is required are written without names in declared order, under synonyms, or both. What is dispatched instead holds each value under the name it was meant for, unchanged, and nothing else.',
    statements: [
      ['preserves-fak', 'As `fak` does'],
      ['preserves-sound', 'Only safe ones'],
    ],
  },
  {
    title: 'An exact fit is bound in order',
    sentence:
      "Where something required is missing, as many values without names as a tool has parameters go to these in the grammar's order, unchanged.",
    statements: [['exact-fit', 'As `fak` does']],
  },
  {
    title: 'No grammar never refuses',
    sentence: 'A call of a tool that was not pasted passes as it is, whatever it holds.',
    statements: [['fails-open', 'Both']],
  },
];

/** Checks what is said of the rung on the pasted tools, by random calls. */
export default function Prove() {
  const { asked, running, attempts, failure } = useProof();
  const { tools, aliases, synonyms } = useRung((rung) => rung.scenario);
  const [seed, setSeed] = useState(String(asked?.seed ?? FIRST_SEED));
  const number = seedOf(seed);
  const about = { tools, ...(aliases && { aliases }), ...(synonyms && { synonyms }) };
  const old =
    asked !== undefined &&
    (asked.about.tools !== tools || asked.about.aliases !== aliases || asked.about.synonyms !== synonyms);

  return (
    <div className="prove" data-testid="prove" data-state={running ? 'running' : 'still'}>
      <form
        className="prove-ask"
        onSubmit={(event) => {
          event.preventDefault();
          if (running) prover.stop();
          else if (number !== undefined) prover.run(about, number, CASES);
        }}
      >
        <p>
          Random calls are made from the pasted tools until one breaks a statement, or{' '}
          {CASES.toLocaleString('en')} have not.
        </p>
        <div className="prove-controls">
          {running ? (
            <button type="submit" className="btn line">
              <Icon of={Square} size={12} />
              Stop
            </button>
          ) : (
            <button type="submit" className="btn solid" aria-disabled={number === undefined}>
              Try to break it
            </button>
          )}
          <label className="field prove-seed">
            Seed
            <input
              value={seed}
              inputMode="numeric"
              spellCheck={false}
              autoComplete="off"
              aria-invalid={number === undefined}
              aria-describedby={number === undefined ? 'prove-seed-wrong' : undefined}
              onChange={(event) => setSeed(event.target.value)}
            />
          </label>
          <button type="button" className="btn sm" onClick={() => setSeed(String(randomSeed()))}>
            Another seed
          </button>
        </div>
        {number === undefined && (
          <p className="prove-wrong" id="prove-seed-wrong">
            A seed is a whole number from 0 to {LARGEST_SEED.toLocaleString('en')}.
          </p>
        )}
      </form>
      {failure !== undefined && (
        <p className="strip verdict-failure" role="alert">
          {failure}
        </p>
      )}
      {old && (
        <p className="strip stale">
          <span className="hatch" />
          <span>
            <b className="m">From before your last edit of the tools.</b> The calls were made from what stood
            there then.
          </span>
        </p>
      )}
      <p className="vh" role="status">
        {running ? '' : spoken([...attempts.values()])}
      </p>
      {GROUPS.map(({ title, sentence, statements }) => (
        <section className={old ? 'statements old' : 'statements'} key={title}>
          <h3>{title}</h3>
          <p className="muted">{sentence}</p>
          <ul>
            {statements.map(([statement, by]) => (
              <ProveStatement
                key={statement}
                statement={statement}
                by={by}
                attempt={attempts.get(statement)}
                waits={running}
                cases={asked?.cases ?? CASES}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** What came of all attempts, once they are over. */
function spoken(attempts: readonly Attempt[]): string {
  const refuted = attempts.filter(({ kind }) => kind === 'refuted').length;
  const survived = attempts.filter(({ kind }) => kind === 'survived').length;
  return attempts.length === 0 ? '' : `${count(refuted, 'statement')} refuted, ${survived} survived.`;
}

function seedOf(text: string): number | undefined {
  const number = /^\s*\d{1,10}\s*$/.test(text) ? Number(text) : Number.NaN;
  return number <= LARGEST_SEED ? number : undefined;
}

function randomSeed(): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) >>> 1;
}
