import type { Finding, FindingCode } from '../finding.ts';
import { gateOf } from '../findings/rule.ts';
import { knownTo, strangers } from '../findings/strangers.ts';
import { quote, quoteList } from '../quote.ts';
import { number } from '../report/number.ts';
import { sayDenied } from '../report/say-denied.ts';
import { type Args, isMalformed, readArgs } from '../rung/args.ts';
import type { Explanation } from '../rung/explanation.ts';
import type { Grammar, Param } from '../rung/grammar.ts';
import { checkJson, items } from '../rung/json-text.ts';
import { POSITIONAL } from '../rung/loaded-grammar.ts';
import type { Verdict } from '../rung/verdict.ts';
import { nearTools } from './near-tools.ts';

/** A decided call, as far as its model is told of it. */
export interface Told {
  readonly tool?: string;
  readonly args: string;
  readonly verdict: Verdict;
  readonly explanation: Explanation;
  readonly findings: readonly Finding[];
}

/** A tool that the model could call. */
export interface Offered {
  readonly name: string;
  readonly grammar?: Grammar;
}

type Denied = Told & { readonly verdict: Extract<Verdict, { kind: 'DENY' }> };

/** Errors, strange keys, parameters and tools that are told one by one. */
const MOST_ERRORS = 5;
const MOST_STRANGERS = 4;
const MOST_PARAMS = 12;
const MOST_TOOLS = 12;

/**
 * What the model that made a call is told in place of a result: for a call that is sent back, for one that the grammar
 * lets through though it has errors, and for a tool that there is not. `undefined`: there is nothing to send back.
 * `tools` hold, by name, the tool whose grammar counts.
 */
export function textForModel(call: Told, tools: readonly Offered[]): string | undefined {
  const { tool, verdict } = call;
  switch (verdict.kind) {
    case 'DENY':
      return deniedText({ ...call, verdict }, tools.find(({ name }) => name === tool)?.grammar);
    case 'TRANSFORM':
      return undefined;
    case 'DEFER': {
      const isUnknown = tool !== undefined && tools.length > 0 && !tools.some(({ name }) => name === tool);
      return isUnknown ? unknownTool(tool, tools) : errorsText(call);
    }
  }
}

function deniedText(call: Denied, grammar: Grammar = { params: null }): string {
  const args = readArgs(call.args);
  const cut = sayCut(call.args);
  if (cut !== undefined) return `${notRun(call)}: ${cut}`;
  const others = call.findings.filter(({ code, severity }) => severity === 'error' && !TOLD.has(code));
  return [
    `${notRun(call)}: ${reasonOf(call, args, grammar)}.`,
    ...(isMalformed(args) ? [] : [sent(args)]),
    ...strange(call, args, grammar, others),
    ...others.slice(0, MOST_ERRORS).map(({ message }) => message),
    ...accepted(grammar.params ?? []),
    'Send the call again with everything that is required, each value under its name, in one JSON object.',
  ].join('\n');
}

/** What the other sentences say already. */
const TOLD: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'not-json',
  'cut-off',
  'unknown-key',
  'no-grammar',
]);

function notRun({ tool }: Told): string {
  return tool === undefined ? 'The call was not run' : `${quote(tool)} was not run`;
}

function reasonOf(call: Denied, args: Args, grammar: Grammar): string {
  if (args.form === 'not-json') {
    const fault = checkJson(call.args);
    return `its arguments are not JSON (${fault?.message} at character ${((fault?.offset ?? 0) + 1).toLocaleString('en')})`;
  }
  if (args.form === 'not-an-object') return 'its arguments are not a JSON object';
  const seen = { call: { args: call.args }, findings: call.findings };
  return sayDenied(call.verdict, seen, call.explanation, { grammar }).why;
}

/** That and where a text was cut off; to ask for what is missing would not help then. */
function sayCut(text: string): string | undefined {
  const fault = checkJson(text);
  if (fault === null || !fault.truncated || !/\S/u.test(text)) return undefined;
  const key = fault.open.findLast((part) => typeof part.key === 'string')?.key;
  const inside = key === undefined ? '' : `, inside ${quote(String(key))}`;
  return [
    `its arguments were cut off after ${number(text.length, 'character')}${inside}.`,
    'Send a shorter call, or split it into several.',
  ].join('\n');
}

function sent(args: Args): string {
  const keys = [...new Set(args.members.map(({ key }) => key))].filter((key) => key !== POSITIONAL);
  const list = args.get(POSITIONAL)?.value;
  const values = list === undefined ? 0 : items(args.text, list).length;
  const parts = [
    ...(keys.length === 0 ? [] : [quoteList(keys, MOST_PARAMS)]),
    ...(values === 0 ? [] : [`${number(values, 'value')} without ${values === 1 ? 'a name' : 'names'}`]),
  ];
  return `Sent: ${parts.join(' and ') || 'no arguments'}.`;
}

function strange(
  { explanation }: Denied,
  args: Args,
  grammar: Grammar,
  others: readonly Finding[],
): string[] {
  const keys = args.members.map(({ key }) => key);
  const renames = gateOf(explanation, 'alias')?.renames ?? [];
  return [
    ...renames.map(({ from, to }) => `${quote(from)} is called ${quote(to)}.`),
    ...strangers(keys, knownTo(grammar), renames)
      .filter(({ key }) => !others.some(({ message }) => message.includes(quote(key))))
      .map(({ key, near }) =>
        near === undefined
          ? `${quote(key)} is not a parameter.`
          : `${quote(key)} is not a parameter; the nearest is ${quote(near)}.`,
      ),
  ].slice(0, MOST_STRANGERS);
}

function accepted(params: readonly Param[]): string[] {
  return [
    ...listed(
      'Required',
      params.filter(({ required }) => required),
    ),
    ...listed(
      'Optional',
      params.filter(({ required }) => !required),
    ),
  ];
}

function listed(word: string, params: readonly Param[]): string[] {
  if (params.length === 0) return [];
  const told = params
    .slice(0, MOST_PARAMS)
    .map(({ name, type }) =>
      type === '' ? quote(name) : `${quote(name)} (${type.replaceAll('|', ' or ')})`,
    );
  const more = params.length - told.length;
  return [`${word}: ${told.join(', ')}${more > 0 ? ` and ${more.toLocaleString('en')} more` : ''}.`];
}

function unknownTool(name: string, tools: readonly Offered[]): string {
  const names = [...new Set(tools.map((tool) => tool.name))];
  const near = nearTools(name, names);
  return [
    `There is no tool called ${quote(name)}, so nothing was run.`,
    near.length > 0
      ? `The nearest ${near.length === 1 ? 'name is' : 'names are'} ${quoteList(near)}.`
      : `There ${names.length === 1 ? 'is' : 'are'} ${quoteList(names, MOST_TOOLS)}.`,
    'Call a tool by its exact name.',
  ].join('\n');
}

function errorsText(call: Told): string | undefined {
  const errors = call.findings.filter(
    ({ severity, code }) => severity === 'error' && !code.startsWith('schema-'),
  );
  if (errors.length === 0) return undefined;
  const cut = sayCut(call.args);
  if (cut !== undefined) return `${notRun(call)}: ${cut}`;
  const more = errors.length - MOST_ERRORS;
  return [
    `${notRun(call)}: ${number(errors.length, 'problem')}.`,
    ...errors.slice(0, MOST_ERRORS).map(({ message }) => message),
    ...(more > 0 ? [`And ${number(more, 'more problem')}.`] : []),
    'Send the call again with this corrected.',
  ].join('\n');
}
