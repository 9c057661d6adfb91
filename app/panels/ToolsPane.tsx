import { useAnswer } from '../engine/useAnswer.ts';
import { useRung } from '../state/store.ts';
import { count } from '../ui/words.ts';
import { GrammarPanel } from './GrammarPanel.tsx';
import { ReadHere, TOOLS_READ } from './ReadHere.tsx';
import { TextPane } from './TextPane.tsx';

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
    >
      {empty ? <ReadHere forms={TOOLS_READ} /> : <GrammarPanel />}
    </TextPane>
  );
}
