import { Suspense } from 'react';
import type { Answer } from '../engine/protocol.ts';
import { useAnswer } from '../engine/useAnswer.ts';
import { chooseFile } from '../state/chooseFile.ts';
import { actions, useRung } from '../state/store.ts';
import { closeTrace, openTrace } from '../state/trace.ts';
import { onUse } from '../ui/onUse.tsx';
import { count } from '../ui/words.ts';
import { isBare } from './isBare.ts';
import { TextPane } from './TextPane.tsx';

const ReadHere = onUse(() => import('./ReadHere.tsx'));
const CallsFields = onUse(() => import('./CallsFields.tsx'));

const SAMPLE = `{ "tool": "convert_currency",
  "args": { "from": "USD", "to": "EUR", "amount": 240 } }

{ "tool": "convert_currency",
  "args": { "_positional": ["USD", "EUR", 240] } }`;

export function CallsPane({ hidden, tabbed }: { hidden: boolean; tabbed: boolean }) {
  const { answer } = useAnswer();
  const empty = useRung(({ scenario }) => scenario.calls === '');
  const fieldsChosen = useRung(({ scenario }) => scenario.fields !== undefined);
  return (
    <TextPane
      box="calls"
      hidden={hidden}
      tabbed={tabbed}
      state={answer?.calls}
      read={answer?.source === 'box' ? count(answer.counters.calls, 'call') : undefined}
      invitation="paste or drop tool calls"
      sample={SAMPLE}
    >
      {!empty && (fieldsChosen || (answer !== undefined && isHomeMade(answer))) && (
        <Suspense>
          <CallsFields unread={answer?.calls.unread ?? false} />
        </Suspense>
      )}
      {empty && (
        <Suspense>
          <ReadHere box="calls">
            <button type="button" className="btn line sm" onClick={() => chooseFile(openTrace)}>
              Open a trace
            </button>
          </ReadHere>
        </Suspense>
      )}
      <OpenTrace />
    </TextPane>
  );
}

/** Whether the text may be a log of one's own: nothing in it is a known call, or its lines are taken for arguments. */
function isHomeMade({ calls, source, counters }: Answer): boolean {
  return calls.unread || (source === 'box' && counters.calls > 1 && isBare(calls.format));
}

/** The way back to a trace that stays open beside the calls. */
function OpenTrace() {
  const name = useRung(({ trace, source }) => (source === 'box' ? trace?.name : undefined));
  if (name === undefined) return null;
  return (
    <div className="strip text-pane-trace">
      <span className="grow clip">
        The trace <code>{name}</code> is open.
      </span>
      <button type="button" className="btn line sm" onClick={() => actions.setSource('trace')}>
        Show the trace
      </button>
      <button type="button" className="btn sm" onClick={closeTrace}>
        Close it
      </button>
    </div>
  );
}
