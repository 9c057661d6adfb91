import type { Edit } from '../finding.ts';
import { readCalls } from '../formats/read-calls.ts';
import { readTools } from '../formats/read-tools.ts';
import type { CallTable, Case } from '../report/call-table.ts';
import { countCases } from '../report/count-calls.ts';
import { decideCall, explainCall, named, onlyTool } from '../report/evaluate.ts';
import { lookWith } from '../report/look.ts';
import { type Decision, outcomeOf } from '../report/outcome.ts';
import { loadToolbox, type Toolbox } from '../report/toolbox.ts';
import { applyFix } from '../scenario/apply-fix.ts';
import { callChanges } from './call-changes.ts';
import type { Candidate, Changes, Flip } from './flip.ts';
import { grammarChanges } from './grammar-changes.ts';
import { type Decided, type Subject, subjectOf } from './subject.ts';

/** Which problems a change leaves; what a broken text could be mended to is no part of that. */
const look = lookWith(() => undefined);

/** So many are offered of each kind. */
const MOST = 4;

/**
 * The smallest changes, to the call or to the grammar, with which a call gets another verdict. Each was tried: the
 * scenario is read and the call decided anew. `index` is the call's place in `table`, in which the others are counted.
 */
export function flipsOf(decided: Decided, index: number, table: CallTable): Flip[] {
  const subject = subjectOf(decided);
  const counts = countCases(table);
  const candidates = { call: callChanges, grammar: grammarChanges, repairs: otherRepairs };
  return (['call', 'grammar', 'repairs'] as const).flatMap((changes) => {
    const found = new Map<string, Flip>();
    for (const candidate of candidates[changes](subject).sort(smallestFirst)) {
      const key = JSON.stringify(candidate.edits);
      const flip = found.has(key) ? undefined : tried(candidate, subject, decided, index, table, counts);
      if (flip !== undefined) found.set(key, flip);
      if (found.size === MOST) break;
    }
    return [...found.values()];
  });
}

function otherRepairs({ toolbox }: Subject): Candidate[] {
  const profile = toolbox.profile === 'fak' ? 'sound' : 'fak';
  const title = profile === 'sound' ? 'Repair only what is safe' : 'Repair as `fak` does';
  return [{ changes: 'repairs', title, edits: [{ kind: 'profile', profile }] }];
}

/** `undefined`: it has no place in the text, or changes nothing. */
function tried(
  { changes, title, edits: placed }: Candidate,
  { call, explanation }: Subject,
  { scenario, read, toolbox: before, entry: written }: Decided,
  index: number,
  table: CallTable,
  counts: Uint32Array,
): Flip | undefined {
  const edits = placed.filter((edit) => edit !== undefined);
  if (edits.length < placed.length || edits.length === 0) return undefined;
  const next = applyFix(scenario, { edits });
  const tools = next.tools === scenario.tools ? read : readTools(next.tools);
  const toolbox = changes === 'call' ? before : loadToolbox(next, tools);
  const isSame = next.calls === scenario.calls;
  const entry = isSame ? written : readCalls(next.calls, next.fields, tools.tools).calls[index];
  const now = isSame ? call : entry && named(entry, onlyTool(toolbox));
  if (now === undefined) return undefined;
  const { verdict } = explainCall(now, toolbox);
  if (!differs(explanation.verdict, verdict)) return undefined;
  // A change of the call leaves the tools as they were looked at.
  const looked = () => (changes === 'call' ? before : loadToolbox(next, tools, look));
  const outcome =
    entry === undefined ? outcomeOf(verdict, []) : decideCall(now, entry, next.calls, looked()).outcome;
  return {
    changes,
    fix: { title, edits },
    after: { kind: verdict.kind, outcome },
    others: changes === 'call' ? 0 : othersOf(changes, table, index, toolbox, counts),
  };
}

/** Whatever else is known of the call. */
function differs(one: Decision, other: Decision): boolean {
  return outcomeOf(one, []) !== outcomeOf(other, []);
}

/** How many other calls flip. Calls of one shape flip alike; those that stand for themselves are not decided again. */
function othersOf(
  changes: Changes,
  { caseOf, cases }: CallTable,
  index: number,
  toolbox: Toolbox,
  counts: Uint32Array,
): number {
  const own = cases[caseOf[index] ?? 0];
  const known = new Map<number, boolean>();
  const flips = ({ shape, number, tool, ruling }: Case) => {
    // What the other profile does is known.
    const versus = ruling?.versus;
    if (changes === 'repairs') return versus !== undefined && versus !== 'other-args';
    if (shape.args === undefined || ruling === undefined || tool !== own?.tool) return false;
    const range = { in: 'calls', offset: 0, length: 0 } as const;
    const call = { args: shape.args, range, ...(tool === undefined ? {} : { tool }) };
    const flipped = known.get(number) ?? differs(ruling, explainCall(call, toolbox).verdict);
    known.set(number, flipped);
    return flipped;
  };
  return cases.reduce((sum, seen, place) => {
    const calls = (counts[place] ?? 0) - (seen === own ? 1 : 0);
    return calls > 0 && flips(seen) ? sum + calls : sum;
  }, 0);
}

/** Values that were sent are worth more than made-up ones, however little there is to write. */
function smallestFirst(one: Candidate, other: Candidate): number {
  return Number(one.invents ?? false) - Number(other.invents ?? false) || sizeOf(one) - sizeOf(other);
}

/** How much is changed, about. */
function sizeOf({ edits }: Candidate): number {
  const size = (edit: Edit | undefined) => {
    if (edit?.kind === 'text') return edit.range.length + edit.text.length;
    return edit?.kind === 'alias' ? edit.synonym.length : 0;
  };
  return edits.reduce((sum, edit) => sum + size(edit), 100 * edits.length);
}
