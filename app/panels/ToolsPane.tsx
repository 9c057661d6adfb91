import { Suspense } from 'react';
import { useAnswer } from '../engine/useAnswer.ts';
import { actions, type RungState, useRung } from '../state/store.ts';
import { afterVerdict } from '../ui/afterVerdict.ts';
import { onUse } from '../ui/onUse.tsx';
import { Seg } from '../ui/Seg.tsx';
import { count } from '../ui/words.ts';
import { TextPane } from './TextPane.tsx';

const Aliases = onUse(() => import('./Aliases.tsx'));
const GrammarPanel = afterVerdict(() => import('./GrammarPanel.tsx'));
const ToolsList = onUse(() => import('./ToolsList.tsx'));
const ReadHere = onUse(() => import('./ReadHere.tsx'));

const SAMPLE = `{ "tools": [
  {
    "name": "convert_currency",
    "inputSchema": {
      "type": "object",
      "properties": {
        "from_currency": { "type": "string" },
        "to_currency": { "type": "string" },
        "amount": { "type": "number" }
      },
      "required": ["from_currency"]
    }
  }
] }`;

export function ToolsPane({ hidden, tabbed }: { hidden: boolean; tabbed: boolean }) {
  const { answer } = useAnswer();
  const empty = useRung(({ scenario }) => scenario.tools === '');
  const view = useRung((rung) => rung.toolsView);
  const tools = answer?.tools;
  return (
    <TextPane
      box="tools"
      hidden={hidden}
      tabbed={tabbed}
      state={tools}
      read={tools && count(tools.list.length, 'tool')}
      invitation="paste or drop tool schemas"
      sample={SAMPLE}
      head={!empty && <ViewSwitch chosen={view} />}
      instead={
        view !== 'text' && !empty && <Suspense>{view === 'list' ? <ToolsList /> : <Aliases />}</Suspense>
      }
    >
      <Suspense>{empty ? <ReadHere box="tools" /> : <GrammarPanel />}</Suspense>
    </TextPane>
  );
}

function ViewSwitch({ chosen }: { chosen: RungState['toolsView'] }) {
  return (
    <Seg
      label="Show tools as"
      choices={[
        { value: 'text', label: 'Text' },
        { value: 'list', label: 'List' },
        { value: 'aliases', label: 'Aliases' },
      ]}
      chosen={chosen}
      choose={actions.setToolsView}
    />
  );
}
