import { applyFix, quote, readTools } from '@rung/core';
import { appendCall, type TryForm, tryArgs } from '@rung/core/debug';
import type { ToolView } from '../engine/protocol.ts';
import { actions, useRung } from '../state/store.ts';

/** Writes a call of a tool behind those of the box and looks at it, as one undo step; answers with a sentence where it cannot. */
export function tryCall({ name, range, grammar, declared }: ToolView, form: TryForm): string | undefined {
  const { scenario } = useRung.getState();
  const read = readTools(scenario.tools).tools.find((tool) => tool.range.offset === range.offset);
  if (read?.name !== name) return 'The tools have changed since; wait for the new verdicts.';
  const { schemaText } = read;
  const args = tryArgs(
    {
      ...(grammar === undefined ? {} : { grammar }),
      ...(schemaText === undefined ? {} : { schemaText }),
      ...(declared === undefined ? {} : { declared }),
    },
    form,
  );
  const made = appendCall(scenario, { tool: name, args });
  if (made === undefined) return 'The text in the calls box cannot be continued, so nothing was added.';
  const { edit, index } = made;
  actions.openTexts({ ...applyFix(scenario, { edits: [edit] }), selected: index });
  actions.inspect('verdict');
  actions.toast(`Call ${(index + 1).toLocaleString('en')} of ${quote(name)} was written.`, true);
  return undefined;
}
