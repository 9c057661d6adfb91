import { useAnswer } from '../engine/useAnswer.ts';
import { useRung } from '../state/store.ts';
import { count } from '../ui/words.ts';
import { CALLS_READ, ReadHere } from './ReadHere.tsx';
import { TextPane } from './TextPane.tsx';

const SAMPLE = `{ "tool": "convert_currency",
  "args": { "from": "USD", "to": "EUR", "amount": 240 } }

{ "tool": "convert_currency",
  "args": { "_positional": ["USD", "EUR", 240] } }`;

export function CallsPane({ hidden, tabbed }: { hidden: boolean; tabbed: boolean }) {
  const { answer } = useAnswer();
  const empty = useRung(({ scenario }) => scenario.calls === '');
  return (
    <TextPane
      box="calls"
      hidden={hidden}
      tabbed={tabbed}
      state={answer?.calls}
      read={answer && count(answer.counters.calls, 'call')}
      invitation="paste or drop tool calls"
      sample={SAMPLE}
    >
      {empty && <ReadHere forms={CALLS_READ} />}
    </TextPane>
  );
}
