import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { actions, useRung } from '../state/store.ts';
import { Names } from '../ui/Names.tsx';
import { putWhereFree } from '../ui/putWhereFree.ts';
import './Toasts.css';

const SHOWN_FOR_MS = 7_000;
/** Each has its rule in the style sheet; what is first is preferred. */
const PLACES = ['left', 'middle', 'right', 'left-up', 'middle-up', 'right-up'];

/** What was done, and the way back: one at a time, and it waits while it is looked at. */
export default function Toasts() {
  const toast = useRung((rung) => rung.toast);
  const last = useRung((rung) => rung.history.past.at(-1));
  const [held, setHeld] = useState(false);
  const n = toast?.n;

  useEffect(() => {
    if (n === undefined || held) return;
    const timer = setTimeout(actions.dismissToast, SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [n, held]);

  // What it offers is gone once another step follows.
  const undoes = toast?.undoes;
  useEffect(() => {
    if (undoes !== undefined && undoes !== last) actions.dismissToast();
  }, [undoes, last]);

  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every toast has its own size
  useLayoutEffect(() => {
    const node = place.current;
    if (node === null) return;
    putWhereFree(node, PLACES);
    // It makes room for what is used next, but never goes from under a hand.
    const makeRoom = () => {
      if (!node.matches(':hover, :focus-within')) putWhereFree(node, PLACES);
    };
    document.addEventListener('focusin', makeRoom);
    return () => document.removeEventListener('focusin', makeRoom);
  }, [n]);

  return (
    <div className="toasts" role="status" ref={place}>
      {toast !== undefined && (
        // biome-ignore lint/a11y/noStaticElementInteractions: hovering only keeps it there for longer
        <div
          className="toast"
          key={toast.n}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <span>
            <Names text={toast.text} />
          </span>
          {toast.offer !== undefined && toast.undoes === last && (
            <button
              type="button"
              onClick={() => {
                actions.dismissToast();
                toast.offer?.run();
                setHeld(false);
              }}
            >
              {toast.offer.label}
            </button>
          )}
          {toast.undoes !== undefined && toast.undoes === last && (
            <button
              type="button"
              onClick={() => {
                actions.undo();
                actions.dismissToast();
                setHeld(false);
              }}
            >
              Undo
            </button>
          )}
        </div>
      )}
    </div>
  );
}
