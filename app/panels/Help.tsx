import { lazy, Suspense, useState } from 'react';

const HelpText = lazy(() => import('./HelpText.tsx'));
const ID = 'help';

export function showHelp(): void {
  document.getElementById(ID)?.showPopover();
}

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
          popoverTarget={ID}
        >
          ?
        </button>
      )}
      <section
        id={ID}
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
