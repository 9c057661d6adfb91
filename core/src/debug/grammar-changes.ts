import type { Edit } from '../finding.ts';
import { gateOf } from '../findings/rule.ts';
import { quote, quoteList } from '../quote.ts';
import { isMalformed } from '../rung/args.ts';
import { items, stringOf } from '../rung/json-text.ts';
import type { Candidate } from './flip.ts';
import { pairingsOf } from './pairings.ts';
import type { Subject } from './subject.ts';

/** Aliases and params that are proposed one by one. */
const MOST = 3;

/** Changes of what the grammar is made from that may flip the verdict. */
export function grammarChanges(subject: Subject): Candidate[] {
  const { verdict } = subject.explanation;
  switch (verdict.kind) {
    case 'DENY': {
      const gaps = verdict.stillMissing.length > 0 ? verdict.stillMissing : verdict.missing;
      return [...addAliases(subject, gaps), ...makeOptional(subject, gaps)];
    }
    case 'TRANSFORM':
      return [...removeAlias(subject), ...makeOptional(subject, missingAsSent(subject))];
    case 'DEFER':
      return verdict.because === 'no-grammar' ? [] : require(subject);
  }
}

function missingAsSent({ explanation }: Subject): readonly string[] {
  return gateOf(explanation, 'well-formed')?.missing ?? [];
}

/** Keys that nobody knows as aliases for what is missing. */
function addAliases(subject: Subject, gaps: readonly string[]): Candidate[] {
  const { name: tool = '' } = subject.tool ?? {};
  return pairingsOf(subject, gaps).ways.map((way) => ({
    changes: 'grammar',
    title:
      way.length === 1
        ? `Add alias ${quote(way[0]?.key ?? '')} for ${quote(way[0]?.param ?? '')}`
        : `Add aliases ${quoteList(way.map(({ key }) => key))}`,
    edits: way.map(({ key, param }): Edit => ({ kind: 'alias', tool, synonym: key, param })),
  }));
}

/** Takes names out of the schema's `required`. Of args that cannot be read nothing is missing. */
function makeOptional({ args, tool, keywords, editSchema }: Subject, names: readonly string[]): Candidate[] {
  const list = keywords.get('required');
  const text = tool?.schemaText ?? '';
  if (list === undefined || names.length === 0 || isMalformed(args)) return [];
  const required = items(text, list).flatMap((item) => stringOf(text, item) ?? []);
  const kept = required.filter((name) => !names.includes(name)).map((name) => JSON.stringify(name));
  return [
    {
      changes: 'grammar',
      title: `Make ${quoteList(names)} optional`,
      edits: [editSchema(list.start, list.end, `[${kept.join(', ')}]`)],
    },
  ];
}

/** Puts names of optional params that the call lacks into the schema's `required`. */
function require({ args, tool, keywords, editSchema }: Subject): Candidate[] {
  const list = keywords.get('required');
  const text = tool?.schemaText ?? '';
  const known = list === undefined ? [] : items(text, list).map((item) => text.slice(item.start, item.end));
  const absent = (tool?.grammar?.params ?? []).filter(
    ({ name, required }) => !required && !args.has(name) && !args.has(`named:${name}`),
  );
  return absent.slice(0, MOST - 1).map(({ name }) => {
    const names = `[${[...known, JSON.stringify(name)].join(', ')}]`;
    const brace = text.indexOf('{') + 1;
    const edit =
      list === undefined
        ? editSchema(brace, brace, `"required": ${names}, `)
        : editSchema(list.start, list.end, names);
    return { changes: 'grammar', title: `Require ${quote(name)}`, edits: [edit] };
  });
}

/** Aliases of the scenario that the repair rests on. */
function removeAlias({ scenario, tool, explanation }: Subject): Candidate[] {
  const { aliases = {} } = scenario;
  const alias = gateOf(explanation, 'alias');
  const own = tool !== undefined && Object.hasOwn(aliases, tool.name) ? (aliases[tool.name] ?? {}) : {};
  if (tool === undefined || alias?.decides !== true) return [];
  return alias.renames
    .filter(({ from }) => Object.hasOwn(own, from))
    .slice(0, MOST)
    .map(({ from }) => ({
      changes: 'grammar',
      title: `Remove alias ${quote(from)}`,
      edits: [{ kind: 'alias', tool: tool.name, synonym: from, param: null }],
    }));
}
