import { useEffect, useRef } from 'react';
import { boxTitle } from '../state/boxTitle.ts';
import { decideHugePaste, fitsBox } from '../state/pastes.ts';
import type { HugePaste } from '../state/rungState.ts';
import { size } from '../ui/amounts.ts';
import './HugePasteDialog.css';

/** Asks what to do with a paste that makes an editor slow. */
export default function HugePasteDialog({ paste }: { paste: HugePaste }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const fits = fitsBox(paste);
  const calls = paste.box === 'calls';

  useEffect(() => {
    const node = dialog.current;
    node?.showModal();
    return () => node?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className="huge"
      aria-labelledby="huge-title"
      aria-describedby="huge-words"
      onCancel={() => decideHugePaste(paste, 'cancel')}
    >
      <h2 id="huge-title">This text is {size(paste.text.length)}.</h2>
      <p id="huge-words" className="muted">
        {calls && 'Read as a trace, it stays quick and is not shown in the editor. '}
        {fits
          ? `In ${boxTitle[paste.box]}, editing gets slow.`
          : `It is too much for ${boxTitle[paste.box]}.`}
      </p>
      <div className="huge-ways">
        {calls && (
          <button type="button" className="btn solid" onClick={() => decideHugePaste(paste, 'trace')}>
            Read as a trace
          </button>
        )}
        {fits && (
          <button type="button" className="btn line" onClick={() => decideHugePaste(paste, 'paste')}>
            Paste anyway
          </button>
        )}
        <button type="button" className="btn" onClick={() => decideHugePaste(paste, 'cancel')}>
          Cancel
        </button>
      </div>
    </dialog>
  );
}
