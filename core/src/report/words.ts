import type { Finding } from '../finding.ts';
import { nearestTool } from '../findings/no-grammar.ts';
import { gateOf } from '../findings/rule.ts';
import { quote } from '../quote.ts';
import type { Explanation } from '../rung/explanation.ts';
import { number } from './number.ts';
import { isDoubt, isProblem } from './outcome.ts';
import type { ReportTool, Result, Values } from './report.ts';
import { sayDenied } from './say-denied.ts';

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

/** Says a result. `tools` holds, by name, the tools whose grammar or whose reason for having none counts. */
export function say(result: Result, explanation: Explanation, tools: ReadonlyMap<string, ReportTool>): Words {
  const { verdict, call, outcome, findings } = result;
  switch (outcome) {
    case 'passes':
      return { headline: 'Passes', advice: '', ...sayPasses(explanation, result.values) };
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
      const worst = findings.find(({ severity }) => severity === 'error') ?? findings.find(isDoubt);
      return {
        headline: 'Repaired, probably wrong',
        sentence: worst?.message ?? '',
        advice: `${what(explanation)}. This is probably not the call that was meant.`,
        why: worst?.message ?? '',
      };
    }
    case 'sent-back': {
      const tool = call.tool === undefined ? undefined : tools.get(call.tool);
      const isCut = findings.some(({ code }) => code === 'cut-off');
      return {
        headline: 'Sent back',
        advice: isCut ? '' : 'The model can fix this call.',
        ...(verdict.kind === 'DENY'
          ? sayDenied(verdict, result, explanation, tool)
          : { sentence: '', why: '' }),
      };
    }
  }
}

type SentenceAndWhy = Pick<Words, 'sentence' | 'why'>;

function sayPasses(explanation: Explanation, values: Values): SentenceAndWhy {
  const isFree = gateOf(explanation, 'grammar')?.required === 0;
  const found = isFree ? 'This tool requires nothing' : 'Nothing required is missing';
  return {
    sentence: `${found}${SO_FAR[values]}`,
    why: isFree ? 'nothing is required' : 'nothing required is missing',
  };
}

const SO_FAR = {
  checked: ', and no problem was found.',
  'not-yet': '. Values are not checked yet.',
  'no-schema': '. Values are not checked: this tool came without a schema.',
  'unusable-schema': '. Values are not checked: the schema of this tool cannot be used.',
  unavailable: '. Values are not checked: that is not possible here.',
} satisfies Record<Values, string>;

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
    const near = nearestTool(name, [...tools.keys()]);
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
    const more = renames.length > 8 ? `, and ${(renames.length - 8).toLocaleString('en')} more` : '';
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
