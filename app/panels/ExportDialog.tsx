import { encodeLink, fitsLink } from '@rung/core';
import type { Exported, ExportFormat } from '@rung/core/exports';
import { Download, X } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { takeAway, useAnswer } from '../engine/useAnswer.ts';
import { closeExport } from '../state/exporting.ts';
import { download, fileName } from '../state/files.ts';
import { addressWith, canEncode, MAX_LINK } from '../state/link.ts';
import { type Scope, scopeOf } from '../state/scopes.ts';
import { useRung } from '../state/store.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import { count } from '../ui/words.ts';
import { exportFormats, exportWords, scopeWords } from './exportWords.ts';
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
  const { exported, sentence } = useExported(format, scope);

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
        {sentence !== undefined && <p className="muted export-sentence">{sentence}</p>}
        <section
          className="export-text"
          aria-label="Preview"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
          tabIndex={0}
        >
          <pre className="code" data-testid="export-text">
            {exported?.text.slice(0, SHOWN)}
          </pre>
          {exported !== undefined && exported.text.length > SHOWN && (
            <p className="muted">
              … and {(exported.text.length - SHOWN).toLocaleString('en')} more characters
            </p>
          )}
        </section>
        <div className="export-ways">
          <code className="clip muted grow">{exported?.fileName}</code>
          {exported !== undefined && (
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

/** The text, as soon as it is written, or why there is none. */
function useExported(
  format: ExportFormat,
  scope: Scope,
): { readonly exported?: Exported | undefined; readonly sentence?: string | undefined } {
  const scenario = useRung((rung) => rung.scenario);
  const source = useRung((rung) => rung.source);
  const { answer } = useAnswer();
  const tool = answer?.detail?.tool;
  const args = answer?.detail?.args;
  const calls = { all: answer?.counters.calls, groups: answer?.groups, call: 1 }[scope] ?? 0;
  const tooMany = calls > MOST_CALLS;
  const [made, setMade] = useState<Exported>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let wanted = true;
    setMade(undefined);
    setFailed(false);
    if (tooMany) return;
    const chosen = tool === undefined || args === undefined ? {} : { chosen: { tool, args } };
    async function make(): Promise<Exported | undefined> {
      const part = await scopeOf(scope, { scenario, source, ...chosen });
      if (part === undefined) return undefined;
      const link = canEncode && fitsLink(part) ? addressWith(await encodeLink(part)) : '';
      const { exported } = await takeAway({
        what: 'export',
        scenario: part,
        format,
        base: fileName(scenario.title),
        ...(link === '' || link.length > MAX_LINK ? {} : { link }),
      });
      return exported;
    }
    make().then(
      (exported) => {
        if (!wanted) return;
        setMade(exported);
        setFailed(exported === undefined);
      },
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [format, scope, scenario, source, tool, args, tooMany]);

  if (tooMany)
    return {
      sentence: `These are ${count(calls, 'call')}; a file of this kind holds ${MOST_CALLS.toLocaleString('en')} at most. Choose fewer, or save the verdicts from the table.`,
    };
  return {
    exported: made,
    sentence: failed ? 'This could not be written. The scenario is unchanged.' : undefined,
  };
}
