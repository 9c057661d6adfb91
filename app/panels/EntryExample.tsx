import type { Scenario } from '@rung/core';
import { actions } from '../state/store.ts';
import './EntryExample.css';

/** So much of an example's calls is shown; some are deep on purpose. */
const LONGEST = 160;

/** The calls of an example, and a button that opens all of it. */
export function EntryExample({ title, example }: { title: string; example: Scenario }) {
  const text = example.calls === '' ? example.tools.replace(/\s+/gu, ' ') : example.calls;
  return (
    <div className="entry-example">
      <code className="well">{text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}</code>
      <button type="button" className="btn line sm" onClick={() => open(title, example)}>
        Open this example
      </button>
    </div>
  );
}

function open(title: string, example: Scenario): void {
  actions.openScenario({ title, ...example }, { kind: 'own' });
  actions.inspect('verdict');
  actions.toast('Example opened.', true);
}
