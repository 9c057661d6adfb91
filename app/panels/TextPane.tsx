import { ClipboardPaste, Folder } from 'lucide';
import { type ReactNode, Suspense, useState } from 'react';
import { expectWholeChange } from '../editor/stroke.ts';
import type { BoxState } from '../engine/protocol.ts';
import { draggedFrom } from '../state/arrivals.ts';
import { boxTitle } from '../state/boxTitle.ts';
import { chooseFile } from '../state/chooseFile.ts';
import { pasteInto } from '../state/clipboard.ts';
import { openFiles, takePaste } from '../state/incoming.ts';
import type { Box } from '../state/rungState.ts';
import { actions, useRung } from '../state/store.ts';
import { afterVerdict } from '../ui/afterVerdict.ts';
import { Icon } from '../ui/Icon.tsx';
import { Names } from '../ui/Names.tsx';
import './TextPane.css';

const TextEditor = afterVerdict(() => import('../editor/TextEditor.tsx'));
const BoxMenu = afterVerdict(() => import('./BoxMenu.tsx'));
const BoxProblems = afterVerdict(() => import('./BoxProblems.tsx'));

interface TextPaneProps {
  readonly box: Box;
  readonly hidden: boolean;
  /** It is the panel of a tab. */
  readonly tabbed: boolean;
  /** What the engine says about the text. */
  readonly state: BoxState | undefined;
  /** How much was read: `4 tools`. */
  readonly read: string | undefined;
  /** What the head says while the box is empty. */
  readonly invitation: string;
  /** What the empty box shows, as a picture of what belongs there. */
  readonly sample: string;
  /** What else stands in the head. */
  readonly head?: ReactNode;
  /** What covers the editor, which keeps its place behind it. */
  readonly instead?: ReactNode;
  readonly children: ReactNode;
}

/** One box of text: what was recognised, the editor, and what was not understood. */
export function TextPane(props: TextPaneProps) {
  const { box, hidden, tabbed, state, read, invitation, sample, head, instead, children } = props;
  const covered = Boolean(instead);
  const empty = useRung(({ scenario }) => scenario[box] === '');
  const [over, setOver] = useState(false);
  return (
    <section
      className={over ? 'pane text-pane over' : 'pane text-pane'}
      id={`pane-${box}`}
      aria-label={boxTitle[box]}
      role={tabbed ? 'tabpanel' : undefined}
      hidden={hidden}
      onDragOver={(event) => {
        if (draggedFrom(event.dataTransfer) !== 'outside') return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!(event.relatedTarget instanceof Node) || !event.currentTarget.contains(event.relatedTarget))
          setOver(false);
      }}
      onDropCapture={(event) => {
        setOver(false);
        if (draggedFrom(event.dataTransfer) !== 'outside') return;
        const files = [...event.dataTransfer.files];
        const taken =
          files.length === 0
            ? takePaste(box, event.dataTransfer.getData('text/plain'))
            : openFiles(files, box);
        if (taken === false) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <div className="phead">
        <h2>{boxTitle[box]}</h2>
        <span className="fmt clip grow" data-testid={`${box}-format`}>
          {over ? 'drop to open it here' : empty ? invitation : recognised(state, read)}
        </span>
        {head}
        {empty && <PasteButton box={box} />}
        <button
          type="button"
          className="btn icon sm"
          aria-label={`Open a file in ${boxTitle[box]}`}
          title="Open a file"
          onClick={() => chooseFile((file) => void openFiles([file], box))}
        >
          <Icon of={Folder} size={16} />
        </button>
        {!empty && (
          <Suspense>
            <BoxMenu box={box} />
          </Suspense>
        )}
      </div>
      <Refused box={box} />
      <div className="text-pane-editor">
        <div
          className="text-pane-text"
          data-box={box}
          inert={covered}
          onCutCapture={() => expectWholeChange(box)}
          onPasteCapture={(event) => {
            if (!takePaste(box, event.clipboardData.getData('text/plain'))) {
              expectWholeChange(box);
              return;
            }
            event.preventDefault();
            event.stopPropagation();
          }}
        >
          <Suspense>
            <TextEditor box={box} />
          </Suspense>
        </div>
        {covered && <div className="text-pane-instead">{instead}</div>}
        {empty && (
          <pre className="text-pane-sample" aria-hidden="true">
            {sample}
          </pre>
        )}
      </div>
      <Suspense>
        <BoxProblems problems={empty ? [] : (state?.problems ?? [])} />
      </Suspense>
      {children}
    </section>
  );
}

function recognised(state: BoxState | undefined, read: string | undefined): string {
  if (state === undefined || read === undefined) return '';
  if (state.unread) return 'not understood';
  return state.format === undefined ? read : `${state.format} · ${read}`;
}

/** Why something stayed out of the box. */
function Refused({ box }: { box: Box }) {
  const sentence = useRung(({ refused }) => refused[box]);
  return (
    <div role="alert">
      {sentence !== undefined && (
        <div className="strip text-pane-refused">
          <span className="grow">
            <Names text={sentence} />
          </span>
          <button type="button" className="btn sm" onClick={() => actions.refuse(box, undefined)}>
            Dismiss
          </button>
        </div>
      )}
    </div>
  );
}

function PasteButton({ box }: { box: Box }) {
  return (
    <button type="button" className="btn sm" onClick={() => void pasteInto(box)}>
      <Icon of={ClipboardPaste} size={14} />
      Paste
    </button>
  );
}
