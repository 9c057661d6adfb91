import { Suspense, useEffect } from 'react';
import { useAnswer } from './engine/useAnswer.ts';
import { CallsPane } from './panels/CallsPane.tsx';
import { CountersStrip, Dock, TableTab } from './panels/Dock.tsx';
import { Header } from './panels/Header.tsx';
import { HugePaste } from './panels/HugePaste.tsx';
import { Notices } from './panels/Notices.tsx';
import { type TabOf, TabStrip } from './panels/TabStrip.tsx';
import { ToolsPane } from './panels/ToolsPane.tsx';
import { VerdictPanel } from './panels/VerdictPanel.tsx';
import type { Tab } from './state/rungState.ts';
import { useRung } from './state/store.ts';
import { afterVerdict } from './ui/afterVerdict.ts';
import { onUse } from './ui/onUse.tsx';
import { NARROW, useMedia } from './ui/useMedia.ts';
import './App.css';

const Toasts = afterVerdict(() => import('./panels/Toasts.tsx'));
const Divider = afterVerdict(() => import('./panels/Divider.tsx'));
const RejectedLink = onUse(() => import('./panels/RejectedLink.tsx'));
const StartHere = onUse(() => import('./panels/StartHere.tsx'));
const TracePane = onUse(() => import('./panels/TracePane.tsx'));

/** Tools and calls share one pane. */
const MEDIUM = '(max-width: 1079px)';

export function App() {
  const narrow = useMedia(NARROW);
  const medium = useMedia(MEDIUM) && !narrow;
  const theme = useRung((rung) => rung.theme);
  const rejected = useRung((rung) => rung.rejected);
  const tracing = useRung((rung) => rung.source === 'trace');

  useEffect(() => {
    const { dataset } = document.documentElement;
    if (theme === 'system') delete dataset.theme;
    else dataset.theme = theme;
  }, [theme]);

  if (rejected !== undefined) {
    return (
      <div className="app">
        <Header narrow={narrow} bare />
        <Suspense>
          <RejectedLink key={rejected.text} {...rejected} />
        </Suspense>
      </div>
    );
  }
  return (
    <div className={tracing ? 'app tracing' : 'app'}>
      <Header narrow={narrow} />
      {!narrow && <Notices narrow={false} />}
      <Panes layout={narrow ? 'narrow' : medium ? 'medium' : 'wide'} />
      {narrow ? <CountersStrip /> : <Dock />}
      <Suspense>
        <Toasts />
      </Suspense>
      <HugePaste />
    </div>
  );
}

/** One tree for every width, so that an editor stays where it is when the window changes. */
function Panes({ layout }: { layout: 'wide' | 'medium' | 'narrow' }) {
  const tab = useRung((rung) => rung.tab);
  // It stands in the place of the calls, which keep their editor.
  const trace = useRung((rung) => (rung.source === 'trace' ? rung.trace : undefined));
  const shown = (pane: Tab) => {
    switch (layout) {
      case 'wide':
        return true;
      case 'medium':
        return pane === 'verdict' || (pane === 'tools' ? tab === 'tools' : tab !== 'tools');
      case 'narrow':
        return pane === tab;
      default:
        return layout satisfies never;
    }
  };
  return (
    <main className={`panes ${layout}`}>
      {layout === 'medium' && <EditorTabs />}
      {layout === 'narrow' && <NarrowTabs />}
      <ToolsPane hidden={!shown('tools')} tabbed={layout !== 'wide'} />
      {layout === 'wide' && (
        <Suspense fallback={<div className="divider" />}>
          <Divider label="Width of Tools" width="--tools-width" sets="before" />
        </Suspense>
      )}
      <CallsPane hidden={!shown('calls') || trace !== undefined} tabbed={layout !== 'wide'} />
      {trace !== undefined && (
        <Suspense>
          <TracePane hidden={!shown('calls')} tabbed={layout !== 'wide'} file={trace} />
        </Suspense>
      )}
      {layout !== 'narrow' && (
        <Suspense fallback={<div className="divider" />}>
          <Divider label="Width of the verdict" width="--verdict-width" sets="after" />
        </Suspense>
      )}
      <div
        className="verdict-column"
        id="pane-verdict"
        {...(layout === 'narrow' && { role: 'tabpanel', 'aria-labelledby': 'tab-verdict' })}
        hidden={!shown('verdict')}
      >
        {layout === 'narrow' && <Notices narrow />}
        <VerdictPanel
          whenEmpty={
            <Suspense>
              <StartHere />
            </Suspense>
          }
        />
      </div>
      {layout === 'narrow' && tab === 'table' && (
        <div id="pane-table" role="tabpanel" aria-labelledby="tab-table">
          <TableTab />
        </div>
      )}
    </main>
  );
}

function NarrowTabs() {
  const tab = useRung((rung) => rung.tab);
  const { tools, calls } = useCounts();
  return (
    <TabStrip
      label="Panes"
      chosen={tab}
      tabs={[
        { tab: 'tools', label: 'Tools', count: tools },
        calls,
        { tab: 'verdict', label: 'Verdict' },
        { tab: 'table', label: 'Table' },
      ]}
    />
  );
}

function EditorTabs() {
  const tab = useRung((rung) => (rung.tab === 'tools' ? 'tools' : 'calls'));
  const { tools, calls } = useCounts();
  return (
    <TabStrip label="Texts" chosen={tab} tabs={[{ tab: 'tools', label: 'Tools', count: tools }, calls]} />
  );
}

function useCounts(): { readonly tools: number | undefined; readonly calls: TabOf } {
  const { answer } = useAnswer();
  const source = useRung((rung) => rung.source);
  return {
    tools: answer?.tools.list.length,
    calls: {
      tab: 'calls',
      label: source === 'trace' ? 'Trace' : 'Calls',
      panel: source === 'trace' ? 'pane-trace' : 'pane-calls',
      count: answer?.counters.calls,
    },
  };
}
