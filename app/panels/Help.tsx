import { Suspense, useState } from 'react';
import { onUse } from '../ui/onUse.tsx';
import { HELP } from './headerKeys.ts';

const HelpText = onUse(() => import('./HelpText.tsx'));
/** A short reference; `button` is left out where a menu opens it. */
export function Help({ button }: { button: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {button && (
        <button
          type="button"
          className="btn icon help-button"
          aria-label="Help"
          title="Help (?)"
          popoverTarget={HELP}
        >
          ?
        </button>
      )}
      <section
        id={HELP}
        popover="auto"
        className="float"
        aria-label="Help"
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {open && (
          <Suspense>
            <HelpText />
          </Suspense>
        )}
      </section>
    </>
  );
}
