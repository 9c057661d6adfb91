import { useEffect } from 'react';
import { useAnswer } from './engine/useAnswer.ts';
import { CallsPane } from './panels/CallsPane.tsx';
import { Divider } from './panels/Divider.tsx';
import { CountersStrip, Dock, TableTab } from './panels/Dock.tsx';
import { ExampleGrid } from './panels/ExampleGrid.tsx';
import { Header } from './panels/Header.tsx';
import { showHelp } from './panels/Help.tsx';
import { Notices } from './panels/Notices.tsx';
import { RejectedLink } from './panels/RejectedLink.tsx';
import { pressShare } from './panels/Share.tsx';
import { TabStrip } from './panels/TabStrip.tsx';
import { Toasts } from './panels/Toasts.tsx';
import { ToolsPane } from './panels/ToolsPane.tsx';
import { VerdictPanel } from './panels/VerdictPanel.tsx';
import { listenForKeys } from './state/keys.ts';
import { type Tab, useRung } from './state/store.ts';
import { NARROW, useMedia } from './ui/useMedia.ts';
import './App.css';

/** Tools and calls share one pane. */
const MEDIUM = '(max-width: 1079px)';

export function App() {
  const narrow = useMedia(NARROW);
  const medium = useMedia(MEDIUM) && !narrow;
  const theme = useRung((rung) => rung.theme);
  const rejected = useRung((rung) => rung.rejected);

  useEffect(() => {
    const { dataset } = document.documentElement;
    if (theme === 'system') delete dataset.theme;
    else dataset.theme = theme;
  }, [theme]);

  useEffect(() => listenForKeys({ help: showHelp, share: pressShare }), []);

  if (rejected !== undefined) {
    return (
      <div className="app">
        <Header narrow={narrow} bare />
        <RejectedLink key={rejected.text} {...rejected} />
      </div>
    );
  }
  return (
    <div className="app">
      <Header narrow={narrow} />
      {!narrow && <Notices narrow={false} />}
      <Panes layout={narrow ? 'narrow' : medium ? 'medium' : 'wide'} />
      {narrow ? <CountersStrip /> : <Dock />}
      <Toasts />
    </div>
  );
}

/** One tree for every width, so that an editor stays where it is when the window changes. */
function Panes({ layout }: { layout: 'wide' | 'medium' | 'narrow' }) {
  const tab = useRung((rung) => rung.tab);
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
      {layout === 'wide' && <Divider label="Width of Tools" width="--tools-width" sets="before" />}
      <CallsPane hidden={!shown('calls')} tabbed={layout !== 'wide'} />
      {layout !== 'narrow' && <Divider label="Width of the verdict" width="--verdict-width" sets="after" />}
      <div
        className="verdict-column"
        id="pane-verdict"
        {...(layout === 'narrow' && { role: 'tabpanel', 'aria-labelledby': 'tab-verdict' })}
        hidden={!shown('verdict')}
      >
        {layout === 'narrow' && <Notices narrow />}
        <VerdictPanel whenEmpty={<ExampleGrid />} />
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
        { tab: 'calls', label: 'Calls', count: calls },
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
    <TabStrip
      label="Texts"
      chosen={tab}
      tabs={[
        { tab: 'tools', label: 'Tools', count: tools },
        { tab: 'calls', label: 'Calls', count: calls },
      ]}
    />
  );
}

function useCounts() {
  const { answer } = useAnswer();
  return { tools: answer?.tools.list.length, calls: answer?.counters.calls };
}
