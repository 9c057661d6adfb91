import type { KeyboardEvent } from 'react';
import type { Inspector } from '../state/rungState.ts';
import { actions, useRung } from '../state/store.ts';
import './InspectorTabs.css';

const TABS: readonly { readonly tab: Inspector; readonly label: string }[] = [
  { tab: 'verdict', label: 'Verdict' },
  { tab: 'prove', label: 'Try to break it' },
  { tab: 'compare', label: 'Compare' },
  { tab: 'reference', label: 'Reference' },
];

/** What the pane shows, in its head; arrows move, and moving chooses. */
export function InspectorTabs() {
  const chosen = useRung((rung) => rung.inspector);
  function move(event: KeyboardEvent<HTMLElement>): void {
    const at = TABS.findIndex(({ tab }) => tab === chosen);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: TABS.length - 1 }[event.key];
    const next = to === undefined ? undefined : TABS[(to + TABS.length) % TABS.length];
    if (next === undefined) return;
    event.preventDefault();
    actions.inspect(next.tab);
    document.getElementById(`inspect-${next.tab}`)?.focus();
  }
  return (
    <div className="inspector-tabs" role="tablist" aria-label="Inspector">
      {TABS.map(({ tab, label }) => (
        <button
          type="button"
          role="tab"
          className="inset"
          key={tab}
          id={`inspect-${tab}`}
          aria-selected={tab === chosen}
          aria-controls={`inspected-${tab}`}
          tabIndex={tab === chosen ? 0 : -1}
          onClick={() => actions.inspect(tab)}
          onKeyDown={move}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
