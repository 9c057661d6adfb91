import type { Edit } from '../finding.ts';
import { nearestTool } from '../findings/no-grammar.ts';
import { gateOf } from '../findings/rule.ts';
import { quote, quoteList } from '../quote.ts';
import { number } from '../report/number.ts';
import { isMalformed } from '../rung/args.ts';
import { items, sliceOf } from '../rung/json-text.ts';
import { NAMED, POSITIONAL } from '../rung/loaded-grammar.ts';
import type { Candidate } from './flip.ts';
import { type Pairing, pairingsOf } from './pairings.ts';
import { samplesOf } from './samples.ts';
import type { Subject } from './subject.ts';

/** Changes of the call that may flip its verdict. */
export function callChanges(subject: Subject): Candidate[] {
  const { verdict } = subject.explanation;
  switch (verdict.kind) {
    case 'DENY': {
      const gaps = verdict.stillMissing.length > 0 ? verdict.stillMissing : verdict.missing;
      return [
        ...fixes(subject),
        ...renameKeys(subject, gaps),
        ...otherCount(subject),
        ...nameValues(subject),
        ...addMissing(subject, gaps),
      ];
    }
    case 'TRANSFORM':
      return [
        change(subject, 'Write the new arguments into the call', verdict.newArgs),
        ...fewerValues(subject),
      ];
    case 'DEFER':
      return verdict.because === 'no-grammar' ? otherTool(subject) : leaveOut(subject);
  }
}

/** Puts other args in place of those of the call. */
function change({ call, editArgs }: Subject, title: string, args: string): Candidate {
  return { changes: 'call', title, edits: [editArgs(0, call.args.length, args)] };
}

/** Fixes of findings, as far as they change the call. */
function fixes({ findings, editArgs }: Subject): Candidate[] {
  if (editArgs(0, 0, '') === undefined) return [];
  return findings.flatMap(({ fix }) =>
    fix?.edits.every((edit) => edit.kind === 'text' && edit.range.in === 'calls') === true
      ? [{ changes: 'call', title: fix.title, edits: fix.edits }]
      : [],
  );
}

/** Renames unknown keys to what is missing. */
function renameKeys(subject: Subject, gaps: readonly string[]): Candidate[] {
  return pairingsOf(subject, gaps).ways.map((way) => ({
    changes: 'call',
    title: capital(renaming(way)),
    edits: way.map((pair) => renamed(subject, pair)),
  }));
}

/** Gives what is missing a made-up value; keys with names that are near to some of it are renamed. */
function addMissing(subject: Subject, gaps: readonly string[]): Candidate[] {
  const { args, editArgs, tool } = subject;
  const { near, left } = pairingsOf(subject, gaps);
  if (tool === undefined || left.length === 0 || args.has(POSITIONAL) || isMalformed(args)) return [];
  const samples = new Map(samplesOf(tool).map(({ name, value }) => [name, value]));
  const added = left.map((name) => `${JSON.stringify(name)}: ${samples.get(name) ?? 'null'}`).join(', ');
  const titles = [...(near.length === 0 ? [] : [renaming(near)]), `add ${quoteList(left)}`];
  const title = capital(titles.join(' and '));
  if (args.form !== 'object') return [{ ...change(subject, title, `{${added}}`), invents: true }];
  const brace = args.text.indexOf('{') + 1;
  const insert = editArgs(brace, brace, `${added}${args.members.length === 0 ? '' : ', '}`);
  return [
    { changes: 'call', title, edits: [...near.map((pair) => renamed(subject, pair)), insert], invents: true },
  ];
}

function renaming(way: readonly Pairing[]): string {
  return `rename ${quoteList(way.map(({ key }) => key))} to ${quoteList(way.map(({ param }) => param))}`;
}

function renamed({ args, editArgs }: Subject, { key, param }: Pairing): Edit | undefined {
  const member = args.get(key);
  return member && editArgs(member.keyStart, member.keyEnd, JSON.stringify(param));
}

/** As many values without names as are accepted: the last ones go, or made-up ones come. */
function otherCount(subject: Subject): Candidate[] {
  const { args, editArgs, tool, explanation } = subject;
  const gate = gateOf(explanation, 'positional');
  const list = args.get(POSITIONAL)?.value;
  if (gate === undefined || typeof gate.sent !== 'number' || list === undefined || tool === undefined)
    return [];
  const { sent } = gate;
  const wanted = [...gate.accepted].sort((a, b) => Math.abs(a - sent) - Math.abs(b - sent))[0];
  if (wanted === undefined || wanted === sent) return [];
  const given = items(args.text, list).map((value) => sliceOf(args.text, value));
  const more = samplesOf(tool).slice(given.length, wanted);
  const values = [...given.slice(0, wanted), ...more.map(({ value }) => value)];
  const title = `Give exactly ${number(wanted, 'value')}`;
  const edits = [editArgs(list.start, list.end, `[${values.join(', ')}]`)];
  return [{ changes: 'call', title, edits, invents: more.length > 0 }];
}

/** Values without names under the first names of the schema, in its own order. */
function nameValues(subject: Subject): Candidate[] {
  const { args, tool } = subject;
  const list = args.get(POSITIONAL)?.value;
  if (list === undefined || tool === undefined) return [];
  const values = items(args.text, list).map((value) => sliceOf(args.text, value));
  const others = args.members.filter(({ key }) => key !== POSITIONAL);
  const open = samplesOf(tool).filter(({ name }) => !args.has(name) && !args.has(NAMED + name));
  if (values.length === 0 || values.length > open.length) return [];
  const kept = others.map(({ keyStart, value }) => args.text.slice(keyStart, value.end));
  const named = values.map((value, at) => `${JSON.stringify(open[at]?.name)}: ${value}`);
  const title =
    values.length === 1 ? 'Name the value' : `Name the ${values.length.toLocaleString('en')} values`;
  return [change(subject, `${title} in declared order`, `{${[...kept, ...named].join(', ')}}`)];
}

function fewerValues({ args, editArgs }: Subject): Candidate[] {
  const list = args.get(POSITIONAL)?.value;
  const values = list === undefined ? [] : items(args.text, list);
  const last = values.at(-1);
  if (last === undefined) return [];
  const from = values.at(-2)?.end ?? last.start;
  return [{ changes: 'call', title: 'Leave out the last value', edits: [editArgs(from, last.end, '')] }];
}

/** Leaves out the first of what is required. */
function leaveOut(subject: Subject): Candidate[] {
  const { args, tool } = subject;
  const name = tool?.grammar?.params?.find((param) => param.required && args.has(param.name))?.name;
  if (name === undefined) return [];
  const kept = args.members.filter(({ key }) => key !== name);
  const texts = kept.map(({ keyStart, value }) => args.text.slice(keyStart, value.end));
  return [change(subject, `Leave out ${quote(name)}`, `{${texts.join(', ')}}`)];
}

/** The nearest tool in place of one that there is not. Its name is replaced where it stands once in the call's text. */
function otherTool({ call, scenario, toolbox, editArgs }: Subject): Candidate[] {
  const { tool = '', range } = call;
  const near = nearestTool(tool, [...toolbox.byName.keys()]);
  const isPlaced = editArgs(0, 0, '') !== undefined;
  if (near === undefined || near === tool || !isPlaced) return [];
  const token = JSON.stringify(tool);
  const entry = scenario.calls.slice(range.offset, range.offset + range.length);
  const at = entry.indexOf(token);
  if (at === -1 || entry.includes(token, at + 1)) return [];
  const place = { in: 'calls', offset: range.offset + at, length: token.length } as const;
  const edit = { kind: 'text', range: place, text: JSON.stringify(near) } as const;
  return [{ changes: 'call', title: `Call ${quote(near)} instead`, edits: [edit] }];
}

function capital(sentence: string): string {
  return sentence.slice(0, 1).toUpperCase() + sentence.slice(1);
}
