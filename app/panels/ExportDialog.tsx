import type { Exported, ExportFormat } from '@rung/core/exports';
import { Download, X } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { takeAway, useAnswer } from '../engine/useAnswer.ts';
import { closeExport } from '../state/exporting.ts';
import { download, fileName } from '../state/files.ts';
import type { Scope } from '../state/scopes.ts';
import { useRung } from '../state/store.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import { count } from '../ui/words.ts';
import { exportFormats, exportWords, scopeWords } from './exportWords.ts';
import { leftOutSentence } from './leftOut.ts';
import { PrivateWarning } from './PrivateWarning.tsx';
import { type Shared, useShared } from './useShared.ts';
import './ExportDialog.css';

/** More calls make files that no editor likes. */
const MOST_CALLS = 5_000;
/** So much is shown, in UTF-16 units; all of it is copied and saved. */
const SHOWN = 40_000;

/** Writes the scenario, whole or in part, as a test, as code, or as a report, and shows it before it is taken. */
export default function ExportDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [format, setFormat] = useState<ExportFormat>('markdown');
  const { scope, scopes, choose } = useScopes();
  const [shape, setShape] = useState(false);
  const tooMany = useTooMany(scope);
  const source = useRung((rung) => rung.source);
  const sharing = useShared(tooMany === undefined ? scope : undefined, shape, source);
  const shared = sharing.state === 'made' ? sharing : undefined;
  const exported = useExported(format, shared);
  const failed = sharing.state === 'failed' || exported === null;

  useEffect(() => {
    const node = dialog.current;
    node?.showModal();
    return () => node?.close();
  }, []);

  return (
    <dialog ref={dialog} className="export" aria-labelledby="export-title" onClose={closeExport}>
      <div className="export-head">
        <h2 id="export-title">Export</h2>
        <button type="button" className="btn icon" aria-label="Close" title="Close" onClick={closeExport}>
          <Icon of={X} size={16} />
        </button>
      </div>
      <fieldset className="export-formats">
        <legend className="vh">Written as</legend>
        {exportFormats.map((each) => (
          <label key={each} className="export-format">
            <input
              type="radio"
              name="export-format"
              checked={format === each}
              onChange={() => setFormat(each)}
            />
            <span>
              <b>{exportWords[each].name}</b>
              <span className="muted">{exportWords[each].what}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="export-made">
        <div className="export-what">
          {scopes.length > 0 && (
            <fieldset className="export-scope">
              <legend className="vh">What it holds</legend>
              {scopes.map((each) => (
                <label key={each} className="check">
                  <input
                    type="radio"
                    name="export-scope"
                    checked={scope === each}
                    onChange={() => choose(each)}
                  />
                  <span>{scopeWords[each]}</span>
                </label>
              ))}
            </fieldset>
          )}
          <label className="check">
            <input type="checkbox" checked={shape} onChange={(event) => setShape(event.target.checked)} />
            <span>Placeholders for the values</span>
          </label>
        </div>
        {tooMany !== undefined && <p className="muted export-sentence">{tooMany}</p>}
        {failed && (
          <p className="muted export-sentence">This could not be written. The scenario is unchanged.</p>
        )}
        {shared !== undefined && shared.leftOut.length > 0 && (
          <p className="muted export-sentence">{leftOutSentence(shared.leftOut)}</p>
        )}
        {shared !== undefined && (
          <PrivateWarning
            found={shared.found}
            here={false}
            onShape={shape ? undefined : () => setShape(true)}
          />
        )}
        <section
          className="export-text"
          aria-label="Preview"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
          tabIndex={0}
        >
          <pre className="code" data-testid="export-text">
            {exported?.text.slice(0, SHOWN)}
          </pre>
          {exported != null && exported.text.length > SHOWN && (
            <p className="muted">
              … and {(exported.text.length - SHOWN).toLocaleString('en')} more characters
            </p>
          )}
        </section>
        <div className="export-ways">
          <code className="clip muted grow">{exported?.fileName}</code>
          {exported != null && (
            <>
              <CopyButton key={exported.text} text={exported.text} label="Copy" />
              <button type="button" className="btn solid" onClick={() => save(exported)}>
                <Icon of={Download} size={14} />
                Save
              </button>
            </>
          )}
        </div>
      </div>
    </dialog>
  );
}

function save({ text, fileName }: Exported): void {
  download(new Blob([text], { type: 'text/plain' }), fileName);
}

/** The parts that there are, and the one that is chosen: one call to begin with, which is what is looked at. */
function useScopes() {
  const { answer } = useAnswer();
  const calls = answer?.counters.calls ?? 0;
  const groups = answer?.groups ?? 0;
  const scopes: Scope[] = [
    ...(answer?.detail?.tool === undefined ? [] : (['call'] as const)),
    'all',
    ...(groups < calls ? (['groups'] as const) : []),
  ];
  const [chosen, choose] = useState<Scope>();
  const [first = 'all'] = scopes;
  const scope = chosen !== undefined && scopes.includes(chosen) ? chosen : calls > 1 ? first : 'all';
  return { scope, scopes: calls > 1 ? scopes : [], choose };
}

/** Why the calls of a part cannot be written. */
function useTooMany(scope: Scope): string | undefined {
  const { answer } = useAnswer();
  const calls = { all: answer?.counters.calls, groups: answer?.groups, call: 1 }[scope] ?? 0;
  return calls > MOST_CALLS
    ? `These are ${count(calls, 'call')}; a file of this kind holds ${MOST_CALLS.toLocaleString('en')} at most. Choose fewer, or save the verdicts from the table.`
    : undefined;
}

/** The text, as soon as it is written; `null` where it cannot be. */
function useExported(format: ExportFormat, shared: Shared | undefined): Exported | null | undefined {
  const [made, setMade] = useState<Exported | null>();

  useEffect(() => {
    let wanted = true;
    setMade(undefined);
    if (shared === undefined) return;
    const { scenario, link } = shared;
    const base = fileName(scenario.title);
    const question = {
      what: 'export',
      scenario,
      format,
      base,
      ...(link === undefined ? {} : { link }),
    } as const;
    takeAway(question).then(({ exported = null }) => wanted && setMade(exported));
    return () => {
      wanted = false;
    };
  }, [format, shared]);
  return made;
}
