import { PanelBottomClose, PanelBottomOpen } from 'lucide';
import { Suspense } from 'react';
import { useAnswer } from '../engine/useAnswer.ts';
import { actions, useRung } from '../state/store.ts';
import { afterVerdict } from '../ui/afterVerdict.ts';
import { Icon } from '../ui/Icon.tsx';
import { CountersBar } from './CountersBar.tsx';
import './Dock.css';

const CallsTable = afterVerdict(() => import('./CallsTable.tsx'));
const DockTools = afterVerdict(() => import('./DockTools.tsx'));

/** Below the panes: the counters, what narrows the list, and the list of calls when there are several. */
export function Dock() {
  const { answer } = useAnswer();
  const folded = useRung((rung) => rung.dockFolded);
  const calls = answer?.counters.calls ?? 0;
  const label = folded ? 'Show the table of calls' : 'Hide the table of calls';
  const Shape = folded ? PanelBottomOpen : PanelBottomClose;
  return (
    <section className="dock" aria-label="All calls">
      <div className="dock-bar">
        <CountersBar />
        {calls > 1 ? (
          <div className="dock-tools">
            <Suspense>
              <DockTools />
            </Suspense>
            <button
              type="button"
              className="btn icon"
              aria-label={label}
              title={label}
              aria-expanded={!folded}
              onClick={() => actions.foldDock(!folded)}
            >
              <Icon of={Shape} size={16} />
            </button>
          </div>
        ) : (
          <span className="dock-promise muted">
            All of it stays in this browser. A link carries the scenario; no server sees it.
          </span>
        )}
      </div>
      {calls > 1 && !folded && (
        <div className="dock-table">
          <Suspense>
            <CallsTable />
          </Suspense>
        </div>
      )}
    </section>
  );
}

/** The table as a tab of its own, where there is no room for the dock. */
export function TableTab() {
  return (
    <section className="table-tab" aria-label="All calls">
      <div className="dock-bar">
        <Suspense>
          <DockTools />
        </Suspense>
      </div>
      <div className="dock-table">
        <Suspense>
          <CallsTable />
        </Suspense>
      </div>
    </section>
  );
}

/** The counters alone, where there is no room for the dock. */
export function CountersStrip() {
  return (
    <section className="dock" aria-label="Counters of all calls">
      <div className="dock-bar">
        <CountersBar />
      </div>
    </section>
  );
}
