import { noteOfChanges } from '@rung/core/debug';
import { useState } from 'react';
import type { ComparedView } from '../engine/protocol.ts';
import { useAnswer } from '../engine/useAnswer.ts';
import { dropBaseline, keepBaseline, openBaseline, swapBaseline } from '../state/baseline.ts';
import { chooseFile } from '../state/chooseFile.ts';
import { useRung } from '../state/store.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Names } from '../ui/Names.tsx';
import { CompareMatrix } from './CompareMatrix.tsx';
import './Compare.css';

/** What an edit of the grammar changes: all calls under a baseline, and now. */
export default function Compare() {
  const { answer } = useAnswer();
  const baseline = useRung((rung) => rung.scenario.baseline);
  const [wrong, setWrong] = useState<string>();
  const [over, setOver] = useState(0);

  async function take(file: File | undefined) {
    if (file !== undefined) setWrong(await openBaseline(file));
  }

  return (
    <section
      className={over > 0 ? 'compare over' : 'compare'}
      data-testid="compare"
      aria-label="Compare with a baseline"
      onDragEnter={() => setOver((depth) => depth + 1)}
      onDragLeave={() => setOver((depth) => depth - 1)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        setOver(0);
        const [file] = event.dataTransfer.files;
        if (file === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        void take(file);
      }}
    >
      <p>
        {baseline === undefined
          ? 'Keep the grammar as it is now (tools, aliases, groups of synonyms, repairs), then edit it: what happens to every call before and after is counted here. Or open or drop another tools file to compare with.'
          : 'Each call under the baseline, and now. A link and a file carry the baseline. Problems play no part in this.'}
      </p>
      <div className="compare-controls">
        <button
          type="button"
          className={baseline === undefined ? 'btn solid' : 'btn line'}
          onClick={keepBaseline}
        >
          {baseline === undefined ? 'Keep as the baseline' : 'Keep the present one instead'}
        </button>
        <button type="button" className="btn line" onClick={() => chooseFile((file) => void take(file))}>
          Open a file as the baseline
        </button>
        {baseline !== undefined && (
          <>
            <button type="button" className="btn line" onClick={swapBaseline}>
              Swap
            </button>
            <button type="button" className="btn line" onClick={dropBaseline}>
              Drop the baseline
            </button>
          </>
        )}
      </div>
      {wrong !== undefined && (
        <p className="compare-wrong" role="alert">
          <Names text={wrong} />
        </p>
      )}
      {baseline !== undefined && answer?.compared !== undefined && <Compared compared={answer.compared} />}
    </section>
  );
}

function Compared({ compared }: { compared: ComparedView }) {
  const { done, of, changes, lost, problem } = compared;
  const note = noteOfChanges(changes, lost);
  return (
    <>
      {problem !== undefined && <p className="compare-wrong">{problem}</p>}
      {done < of && (
        <p className="muted num" role="status">
          {done.toLocaleString('en')} of {of.toLocaleString('en')} calls compared so far
        </p>
      )}
      <CompareMatrix changes={changes} />
      <div className="compare-note">
        <p data-testid="compare-note">
          <Names text={note} />
        </p>
        <CopyButton text={note} label="Copy" />
      </div>
    </>
  );
}
