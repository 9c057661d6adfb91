import { explainCall, groupKey, named, onlyTool, refusals } from '@rung/core';
import { breather } from './breathe.ts';
import { type CallSource, decideSeen, type SeenCall } from './callSource.ts';
import { contains } from './follower.ts';
import type { Save } from './protocol.ts';
import { CSV_HEAD, callLine, type SavedCall, verdictLine, verdictRow } from './savedLines.ts';

/** So much text is put together before it is handed to the browser, in UTF-16 units. */
const PART = 1_000_000;

/**
 * Writes calls to a file, part by part, so that its text is nowhere as a whole. `goesOn` is asked now and then, with the
 * number of calls gone through; when it says no, there is no file. `kept` tells by call, with a 1, which the filter leaves.
 */
export async function saveFile(
  source: CallSource,
  { what, format, of, onePerGroup = false }: Pick<Save, 'what' | 'format' | 'of' | 'onePerGroup'>,
  goesOn: (calls: number) => boolean,
  kept?: Uint8Array,
): Promise<{ readonly blob: Blob; readonly calls: number } | undefined> {
  const isTable = what === 'verdicts' && format === 'csv';
  const line = what === 'calls' ? callLine : isTable ? verdictRow : verdictLine;
  const { table } = source;
  const needle = 'outcomes' in of ? (of.text ?? '').toLowerCase() : '';
  const groups = new Set<string | undefined>();
  const parts: Blob[] = [];
  let text = isTable ? CSV_HEAD : '';
  let calls = 0;

  const write = (index: number, call: SeenCall) => {
    if (table.caseAt(index).marks === undefined) table.look(index, decideSeen(table, call));
    const seen = table.caseAt(index);
    if (kept !== undefined && kept[index] !== 1) return;
    if ('outcomes' in of && (refusals(of, seen) !== 0 || !contains(call, needle))) return;
    if (onePerGroup) {
      const key = groupKey(seen);
      if (groups.has(key)) return;
      groups.add(key);
    }
    text += line(savedCall(index, call, source));
    calls += 1;
    if (text.length < PART) return;
    parts.push(new Blob([text]));
    text = '';
  };

  const breathe = breather();
  for await (const batch of 'outcomes' in of ? source.batches(0) : chosen(source, of)) {
    for (const [index, call] of batch) {
      write(index, call);
      if ((await breathe()) && !goesOn(calls)) return undefined;
    }
  }
  const type = isTable ? 'text/csv' : 'application/jsonl';
  return { blob: new Blob([...parts, text], { type }), calls };
}

async function* chosen(
  source: CallSource,
  indices: readonly number[],
): AsyncGenerator<readonly (readonly [number, SeenCall])[]> {
  for (const index of indices) {
    const call = await source.read(index);
    if (call !== undefined) yield [[index, call]];
  }
}

function savedCall(index: number, { entry }: SeenCall, { table }: CallSource): SavedCall {
  const call = named(entry, onlyTool(table.toolbox));
  return { index, call, verdict: explainCall(call, table.toolbox).verdict, seen: table.caseAt(index) };
}
