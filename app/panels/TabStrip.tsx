import type { KeyboardEvent } from 'react';
import type { Tab } from '../state/rungState.ts';
import { actions } from '../state/store.ts';
import './TabStrip.css';

export interface TabOf {
  readonly tab: Tab;
  readonly label: string;
  readonly count?: number | undefined;
  /** Id of its pane, where that is not the tab's own. */
  readonly panel?: string;
}

/** Tabs for panes that have no room beside each other; arrows move, and moving chooses. */
export function TabStrip({ label, tabs, chosen }: { label: string; tabs: readonly TabOf[]; chosen: Tab }) {
  function move(event: KeyboardEvent<HTMLElement>): void {
    const at = tabs.findIndex(({ tab }) => tab === chosen);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tabs.length - 1 }[event.key];
    const next = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length];
    if (next === undefined) return;
    event.preventDefault();
    actions.setTab(next.tab);
    document.getElementById(`tab-${next.tab}`)?.focus();
  }
  return (
    <div className="tab-strip" role="tablist" aria-label={label}>
      {tabs.map(({ tab, label, count, panel = `pane-${tab}` }) => (
        <button
          type="button"
          role="tab"
          className="inset"
          key={tab}
          id={`tab-${tab}`}
          aria-selected={tab === chosen}
          aria-controls={panel}
          tabIndex={tab === chosen ? 0 : -1}
          onClick={() => actions.setTab(tab)}
          onKeyDown={move}
        >
          {label}
          {count !== undefined && <span className="num">{count.toLocaleString('en')}</span>}
        </button>
      ))}
    </div>
  );
}
