import { Suspense } from 'react';
import { useAnswer } from '../engine/useAnswer.ts';
import { useRung } from '../state/store.ts';
import { afterVerdict } from '../ui/afterVerdict.ts';
import { onUse } from '../ui/onUse.tsx';
import { count } from '../ui/words.ts';
import { TextPane } from './TextPane.tsx';

const Aliases = onUse(() => import('./Aliases.tsx'));
const ToolsSwitch = afterVerdict(() => import('./ToolsSwitch.tsx'));
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
      head={
        !empty && (
          <Suspense>
            <ToolsSwitch chosen={view} />
          </Suspense>
        )
      }
      instead={
        view !== 'text' && !empty && <Suspense>{view === 'list' ? <ToolsList /> : <Aliases />}</Suspense>
      }
    >
      <Suspense>{empty ? <ReadHere box="tools" /> : view !== 'aliases' && <GrammarPanel />}</Suspense>
    </TextPane>
  );
}
