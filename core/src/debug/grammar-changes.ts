import type { Edit } from '../finding.ts';
import { gateOf } from '../findings/rule.ts';
import { knownTo, type Stranger, strangers } from '../findings/strangers.ts';
import { quote, quoteList } from '../quote.ts';
import { items, stringOf } from '../rung/json-text.ts';
import { fitsType } from '../rung/json-type.ts';
import type { Candidate } from './flip.ts';
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

/** Keys that nobody knows as aliases for what is missing: near names first; one that is left over for one that is left over. */
function addAliases(subject: Subject, gaps: readonly string[]): Candidate[] {
  const { args, tool, explanation } = subject;
  const { grammar } = tool ?? {};
  if (tool === undefined || grammar === undefined || gaps.length === 0) return [];
  const keys = args.members.map(({ key }) => key);
  const unknown = strangers(keys, knownTo(grammar), gateOf(explanation, 'alias')?.renames ?? []);
  const pairs = unknown.flatMap(({ key, near = '' }) => (gaps.includes(near) ? [{ key, param: near }] : []));
  const left = gaps.filter((gap) => !pairs.some(({ param }) => param === gap));
  const [param, second] = left;
  if (second !== undefined) return [];
  const ways =
    param === undefined
      ? [pairs]
      : fitting(subject, unknown, param)
          .filter(({ key }) => !pairs.some((pair) => pair.key === key))
          .slice(0, MOST)
          .map(({ key }) => [...pairs, { key, param }]);
  return ways.map((way) => ({
    changes: 'grammar',
    title:
      way.length === 1
        ? `Add alias ${quote(way[0]?.key ?? '')} for ${quote(way[0]?.param ?? '')}`
        : `Add aliases ${quoteList(way.map(({ key }) => key))}`,
    edits: way.map(
      (pair): Edit => ({ kind: 'alias', tool: tool.name, synonym: pair.key, param: pair.param }),
    ),
  }));
}

/** Strangers whose value the param takes. */
function fitting({ args, tool }: Subject, unknown: readonly Stranger[], param: string): Stranger[] {
  const type = tool?.grammar?.params?.find(({ name }) => name === param)?.type ?? '';
  return unknown.filter(({ key }) => {
    const value = args.get(key)?.value;
    return value !== undefined && fitsType(args.text, value, type);
  });
}

/** Takes names out of the schema's `required`. */
function makeOptional({ tool, keywords, editSchema }: Subject, names: readonly string[]): Candidate[] {
  const list = keywords.get('required');
  const text = tool?.schemaText ?? '';
  if (list === undefined || names.length === 0) return [];
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
