import type { Edit } from '@rung/core';
import type { Mined, MinedAlias } from '@rung/core/debug';
import { useRef } from 'react';
import { useMined } from '../engine/debug/useMined.ts';
import { useAnswer } from '../engine/useAnswer.ts';
import { count } from '../ui/words.ts';
import { FixButton } from './FixButton.tsx';
import { MinedRow } from './MinedRow.tsx';
import { SynonymGroups } from './SynonymGroups.tsx';
import './Aliases.css';

/** So many are shown. */
const SHOWN = 100;

/** The aliases that the calls ask for, each with what it would do; and the groups of synonyms that they are widened to. */
export default function Aliases() {
  const { mined, progress, stopped, stop, start } = useMined();
  const { state } = useAnswer();
  const panel = useRef<HTMLElement>(null);
  const current = state === 'current' && progress === undefined;
  return (
    <section
      className="aliases"
      data-testid="aliases"
      data-state={progress === undefined ? 'still' : 'running'}
      aria-label="Aliases that the calls ask for"
      ref={panel}
      tabIndex={-1}
    >
      {progress !== undefined && progress.of > 0 && <Progress {...progress} stop={stop} />}
      {stopped && progress === undefined && (
        <p className="strip">
          <span className="grow">Stopped before all calls were looked at.</span>
          <button type="button" className="btn line sm" onClick={start}>
            Look again
          </button>
        </p>
      )}
      {mined !== undefined && (
        <>
          <Summary mined={mined} current={current} onFixed={() => panel.current?.focus()} />
          <ul className="mined-list">
            {mined.aliases.slice(0, SHOWN).map((alias) => (
              <MinedRow
                key={JSON.stringify([alias.tool, alias.synonym])}
                alias={alias}
                current={current}
                onFixed={() => panel.current?.focus()}
              />
            ))}
          </ul>
          {mined.aliases.length > SHOWN && (
            <p className="aliases-note muted">and {count(mined.aliases.length - SHOWN, 'more')}</p>
          )}
        </>
      )}
      <SynonymGroups current={state === 'current'} />
    </section>
  );
}

function Progress({ done, of, stop }: { done: number; of: number; stop: () => void }) {
  return (
    <div className="strip">
      <span
        className="aliases-bar grow"
        role="progressbar"
        aria-label="Calls looked at"
        aria-valuemin={0}
        aria-valuemax={of}
        aria-valuenow={Math.min(done, of)}
      >
        <i style={{ width: `${(100 * Math.min(done, of)) / of}%` }} />
      </span>
      <button type="button" className="btn line sm" onClick={stop}>
        Stop
      </button>
    </div>
  );
}

function Summary({ mined, current, onFixed }: { mined: Mined; current: boolean; onFixed: () => void }) {
  const { aliases, together, effect, calls, skipped } = mined;
  const chosen = together.flatMap((place) => aliases[place] ?? []);
  const title =
    chosen.length === 1 ? 'Accept the one without conflict' : `Accept all ${chosen.length} without conflict`;
  return (
    <div className="aliases-sum">
      <p>
        {aliases.length === 0
          ? `No alias is asked for in ${count(calls, 'call')}.`
          : `${count(calls, 'call')} looked at: ${aliases.length === 1 ? 'one alias is' : `${aliases.length} aliases are`} asked for.`}
        {skipped > 0 && (
          <span className="muted">
            {' '}
            {count(skipped, 'call')} {skipped === 1 ? 'has' : 'have'} too many keys to be looked at.
          </span>
        )}
      </p>
      {chosen.length > 0 && (
        <>
          <FixButton
            fix={{ title, edits: chosen.map(aliasEdit) }}
            current={current}
            onFixed={onFixed}
            ofFinding={false}
          />
          <span className="muted num">+{effect.repaired.toLocaleString('en')} repaired</span>
        </>
      )}
    </div>
  );
}

function aliasEdit({ tool, synonym, param }: MinedAlias): Edit {
  return { kind: 'alias', tool, synonym, param };
}
