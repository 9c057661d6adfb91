import type { Finding } from '../finding.ts';
import { nearName } from '../findings/near-name.ts';
import { gateOf } from '../findings/rule.ts';
import { strangers } from '../findings/strangers.ts';
import { quote, quoteList } from '../quote.ts';
import type { Explanation } from '../rung/explanation.ts';
import { members, wholeValue } from '../rung/json-text.ts';
import type { Verdict } from '../rung/verdict.ts';
import { isProblem } from './outcome.ts';
import type { ReportTool, Result } from './report.ts';

/** A result in plain sentences. Names and values of the user stand as `quote` writes them. */
export interface Words {
  /** The outcome: "2 names repaired". */
  readonly headline: string;
  /** One sentence why. */
  readonly sentence: string;
  /** One line what to think of it; empty when there is nothing to add. */
  readonly advice: string;
  /** Why, in a few words, for a line of a table. */
  readonly why: string;
}

type Denied = Extract<Verdict, { kind: 'DENY' }>;

/** So many keys that are no parameters are told one by one. */
const MOST_STRANGERS = 2;

/** Says a result. `tools` holds, by name, the tools whose grammar or whose reason for having none counts. */
export function say(result: Result, explanation: Explanation, tools: ReadonlyMap<string, ReportTool>): Words {
  const { verdict, call, outcome, findings } = result;
  switch (outcome) {
    case 'passes':
      return { headline: 'Passes', advice: '', ...sayPasses(explanation) };
    case 'passes-with-problems': {
      const problems = findings.filter(isProblem);
      return {
        headline: `Passes, ${number(problems.length, 'problem')}`,
        sentence: 'The grammar lets it through. The tool may not: see below.',
        advice: '',
        why: problems[0]?.message ?? '',
      };
    }
    case 'not-checked':
      return { headline: 'Not checked', ...sayUnchecked(call.tool, tools) };
    case 'repaired':
      return { headline: what(explanation), advice: '', ...sayRepaired(explanation) };
    case 'repaired-probably-wrong': {
      const worst = findings.find(({ severity }) => severity === 'error') ?? findings.find(isProblem);
      return {
        headline: 'Repaired, probably wrong',
        sentence: worst?.message ?? '',
        advice: `${what(explanation)}. This is probably not the call that was meant.`,
        why: worst?.message ?? '',
      };
    }
    case 'sent-back': {
      const tool = call.tool === undefined ? undefined : tools.get(call.tool);
      return {
        headline: 'Sent back',
        advice: 'The model can fix this call.',
        ...(verdict.kind === 'DENY'
          ? sayDenied(verdict, call.args, explanation, tool)
          : { sentence: '', why: '' }),
      };
    }
  }
}

type SentenceAndWhy = Pick<Words, 'sentence' | 'why'>;

function sayPasses(explanation: Explanation): SentenceAndWhy {
  const nothingNeeded = gateOf(explanation, 'grammar')?.required === 0;
  const unread = unreadArgs(explanation);
  const found = nothingNeeded ? 'This tool requires nothing.' : 'Nothing required is missing.';
  return {
    sentence: [unread, found, 'Values are not checked yet.'].filter((part) => part !== '').join(' '),
    why: nothingNeeded ? 'nothing is required' : 'nothing required is missing',
  };
}

function sayUnchecked(
  name: string | undefined,
  tools: ReadonlyMap<string, ReportTool>,
): Pick<Words, 'sentence' | 'advice' | 'why'> {
  if (tools.size === 0) {
    const sentence = 'No tools were pasted, so nothing is known about its arguments.';
    return { sentence, advice: '', why: 'no tools' };
  }
  if (name === undefined) {
    return {
      sentence: `This call names no tool, and ${number(tools.size, 'tool')} were pasted, so nothing is known about its arguments.`,
      advice: '',
      why: 'no tool name',
    };
  }
  const tool = tools.get(name);
  if (tool === undefined) {
    const near = nearName(name, tools.keys());
    return {
      sentence: `No tool called ${quote(name)} was pasted, so nothing is known about its arguments.`,
      advice: near === undefined ? '' : `The nearest name is ${quote(near)}.`,
      why: near === undefined ? 'no tool of this name' : `no tool of this name; nearest: ${quote(near)}`,
    };
  }
  const reason = tool.findings.find(({ code }: Finding) => code === 'tool-not-loaded')?.message ?? '';
  return { sentence: `${reason} Calls pass unexamined.`, advice: '', why: 'its schema cannot be loaded' };
}

/** "2 names repaired", "2 values named". */
function what(explanation: Explanation): string {
  const alias = gateOf(explanation, 'alias');
  if (alias?.decides === true)
    return `${number(new Set(alias.renames.map(({ to }) => to)).size, 'name')} repaired`;
  return `${number(gateOf(explanation, 'positional')?.bindings.length ?? 0, 'value')} named`;
}

function sayRepaired(explanation: Explanation): SentenceAndWhy {
  const alias = gateOf(explanation, 'alias');
  if (alias?.decides === true) {
    const renames = alias.renames.map(({ from, to }) => `${quote(from)} became ${quote(to)}`);
    const told = renames.slice(0, 8).join(', ');
    const more = renames.length > 8 ? `, and ${number(renames.length - 8, 'more')}` : '';
    return { sentence: `${told}${more}. Values unchanged.`, why: told };
  }
  const params = (gateOf(explanation, 'positional')?.bindings ?? []).map(({ param }) => param);
  const [only] = params;
  if (params.length === 1 && only !== undefined) {
    return {
      sentence: `It had no name and was given to ${quote(only)}.`,
      why: `given to ${quote(only)}`,
    };
  }
  const inOrder = params.slice(0, 8).map(quote).join(', ') + (params.length > 8 ? ', …' : '');
  return {
    sentence: `They had no names and were given, in this order, to ${inOrder}.`,
    why: `given to ${inOrder}`,
  };
}

function sayDenied(
  { cause, missing, stillMissing }: Denied,
  args: string,
  explanation: Explanation,
  tool: ReportTool | undefined,
): SentenceAndWhy {
  const positional = gateOf(explanation, 'positional');
  if (cause === 'arity' && typeof positional?.sent === 'number') {
    const { sent } = positional;
    const params = gateOf(explanation, 'grammar')?.params ?? 0;
    return {
      sentence: `${number(sent, 'value')} came without ${sent === 1 ? 'a name' : 'names'}, and this tool has ${number(params, 'parameter')}. They are accepted only when their number fits.`,
      why: `${number(sent, 'value')} for ${number(params, 'parameter')}`,
    };
  }
  const gaps = stillMissing.length > 0 ? stillMissing : missing;
  const missed = `${quoteList(gaps)} ${gaps.length === 1 ? 'is' : 'are'} missing`;
  const renames = gateOf(explanation, 'alias')?.renames ?? [];
  const understood = [...new Set(renames.map(({ from }) => from))];
  const parts = [
    unreadArgs(explanation),
    positional?.sent === 'not-a-list' ? '`_positional` is not a list, so nothing in it counts.' : '',
    `${missed}.`,
    understood.length === 0
      ? ''
      : `${quoteList(understood)} ${understood.length === 1 ? 'was' : 'were'} understood.`,
    ...sayStrangers(args, explanation, tool),
  ];
  return { sentence: parts.filter((part) => part !== '').join(' '), why: missed };
}

function sayStrangers(args: string, explanation: Explanation, tool: ReportTool | undefined): string[] {
  const root = wholeValue(args);
  if (tool?.grammar === undefined || root === undefined) return [];
  const keys = members(args, root).map(({ key }) => key);
  const unknown = strangers(keys, tool.grammar, gateOf(explanation, 'alias')?.renames ?? []);
  const near = unknown.filter((stranger) => stranger.near !== undefined).slice(0, MOST_STRANGERS);
  const others = unknown.filter((stranger) => !near.includes(stranger)).map(({ key }) => key);
  return [
    ...near.map(({ key, near = '' }) => `${quote(key)} is not a parameter; did you mean ${quote(near)}?`),
    ...(others.length === 0
      ? []
      : [`${quoteList(others, 3)} ${others.length === 1 ? 'is not a parameter' : 'are not parameters'}.`]),
  ];
}

/** What to say of arguments that count as `{}`. */
function unreadArgs(explanation: Explanation): string {
  const kind = gateOf(explanation, 'well-formed')?.args ?? 'object';
  return {
    object: '',
    empty: 'No arguments were sent.',
    null: 'No arguments were sent, only `null`.',
    'not-an-object': 'The arguments are not a JSON object and count as `{}`.',
    'not-json': 'The arguments are not JSON and count as `{}`.',
  }[kind];
}

/** "1 name", "2 names", "63,412 names". */
function number(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${count === 1 || noun === 'more' ? noun : `${noun}s`}`;
}
