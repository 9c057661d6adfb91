import type { Finding, FindingCode } from '../finding.ts';
import { gateOf } from '../findings/rule.ts';
import { knownTo, strangers } from '../findings/strangers.ts';
import { typeInWords } from '../findings/type-words.ts';
import { quote, quoteList, quoteValue } from '../quote.ts';
import { type Args, readArgs } from '../rung/args.ts';
import type { Explanation } from '../rung/explanation.ts';
import type { Grammar, Param } from '../rung/grammar.ts';
import { items, type JsonValue, sliceOf } from '../rung/json-text.ts';
import { fitsType } from '../rung/json-type.ts';
import { POSITIONAL } from '../rung/loaded-grammar.ts';
import type { DenyCause, Verdict } from '../rung/verdict.ts';
import { number } from './number.ts';
import type { ReportCall, ReportTool, Result } from './report.ts';

/** Why a call is sent back: in a sentence or two, and in a few words. */
export interface Reason {
  readonly sentence: string;
  readonly why: string;
}

/** What a sentence is made from. */
interface Scene {
  readonly verdict: Extract<Verdict, { kind: 'DENY' }>;
  readonly args: Args;
  readonly explanation: Explanation;
  readonly grammar: Grammar;
  readonly findings: readonly Finding[];
}

export function sayDenied(
  verdict: Scene['verdict'],
  { call, findings }: Pick<Result, 'findings'> & { readonly call: Pick<ReportCall, 'args'> },
  explanation: Explanation,
  tool: Pick<ReportTool, 'grammar'> | undefined,
): Reason {
  const shape = findings.find(({ code }) => SHAPES.has(code));
  if (shape !== undefined) return { sentence: shape.message, why: SHAPES.get(shape.code) ?? shape.message };
  const grammar = tool?.grammar ?? { params: null };
  return SAY[verdict.cause]({ verdict, args: readArgs(call.args), explanation, grammar, findings });
}

/** Where the args as a whole are wrong, nothing that is missing is worth a word; what each is in a few words. */
const SHAPES: ReadonlyMap<FindingCode, string> = new Map<FindingCode, string>([
  ['cut-off', 'the text was cut off'],
  ['not-json', 'the arguments are not JSON'],
  ['double-encoded', 'the arguments were encoded twice'],
  ['bare-array', 'the arguments are a list'],
  ['not-an-object', 'the arguments are no object'],
  ['wrapped', 'the arguments stand one level too deep'],
]);

const SAY = {
  missing: sayMissing,
  arity: sayArity,
  order: sayOrder,
  type: sayType,
  ambiguous: sayAmbiguous,
  loss: sayLoss,
  malformed: (scene) => ({ sentence: 'The arguments are not a JSON object.', why: missed(scene) }),
} satisfies Record<DenyCause, (scene: Scene) => Reason>;

/** "`a` and `b` are missing". */
function missed({ verdict: { missing, stillMissing } }: Scene): string {
  const gaps = stillMissing.length > 0 ? stillMissing : missing;
  return `${quoteList(gaps)} ${gaps.length === 1 ? 'is' : 'are'} missing`;
}

function sayMissing(scene: Scene): Reason {
  const { args, explanation } = scene;
  const isNoList = gateOf(explanation, 'positional')?.sent === 'not-a-list';
  const renames = gateOf(explanation, 'alias')?.renames ?? [];
  const understood = [...new Set(renames.map(({ from }) => from))];
  const parts = [
    ...(args.form === 'empty' ? ['No arguments were sent.'] : []),
    ...(args.form === 'null' ? ['No arguments were sent, only `null`.'] : []),
    ...(isNoList ? ['`_positional` is not a list, so nothing in it counts.'] : []),
    `${missed(scene)}.`,
    ...(understood.length === 0
      ? []
      : [`${quoteList(understood)} ${understood.length === 1 ? 'was' : 'were'} understood.`]),
    ...sayStrangers(scene),
  ];
  return { sentence: parts.join(' '), why: missed(scene) };
}

/** So many keys that are no parameters are told one by one. */
const MOST_STRANGERS = 2;

function sayStrangers({ args, explanation, grammar }: Scene): string[] {
  const keys = args.members.map(({ key }) => key);
  const unknown = strangers(keys, knownTo(grammar), gateOf(explanation, 'alias')?.renames ?? []);
  const near = unknown.filter((stranger) => stranger.near !== undefined).slice(0, MOST_STRANGERS);
  const others = unknown.filter((stranger) => !near.includes(stranger)).map(({ key }) => key);
  return [
    ...near.map(({ key, near = '' }) => `${quote(key)} is not a parameter; did you mean ${quote(near)}?`),
    ...(others.length === 0
      ? []
      : [`${quoteList(others, 3)} ${others.length === 1 ? 'is not a parameter' : 'are not parameters'}.`]),
  ];
}

function sayArity({ args, grammar, explanation }: Scene): Reason {
  const sent = unnamed(args).length;
  const accepted = gateOf(explanation, 'positional')?.accepted ?? [];
  const params = grammar.params?.length ?? 0;
  const came = `${number(sent, 'value')} came without ${sent === 1 ? 'a name' : 'names'}`;
  const why = `${number(sent, 'value')} for ${number(params, 'parameter')}`;
  if (accepted.includes(sent)) {
    return {
      sentence: `${came}, as many as are required, and would fit optional parameters as well. Accepted by name.`,
      why: 'the values fit other parameters too',
    };
  }
  if (accepted.length === 1 && accepted[0] === params) {
    return {
      sentence: `${came}, and this tool has ${number(params, 'parameter')}. They are accepted only when their number fits.`,
      why,
    };
  }
  return {
    sentence: `${came}. Accepted here: ${accepted.join(' or ')}, one for each parameter that is not given yet${accepted.length > 1 ? ', or for each required one' : ''}.`,
    why,
  };
}

function sayOrder({ args, grammar }: Scene): Reason {
  const targets = targetsOf(args, grammar);
  const last = targets.at(-1);
  const params = grammar.params ?? [];
  const before = params.slice(0, last === undefined ? 0 : params.indexOf(last));
  const given = before.find((param) => isGiven(args, param));
  if (given !== undefined && last !== undefined) {
    return {
      sentence: `${quote(given.name)} was sent by name, but ${quote(last.name)}, which comes after it, without. Accepted by name.`,
      why: `${quote(given.name)} was sent by name`,
    };
  }
  const names = quoteList(targets.map(({ name }) => name));
  return {
    sentence: `The values without names could go to ${names} in more than one order, and the schema does not say which: \`required\` and \`properties\` disagree. Accepted by name.`,
    why: 'the order of the values is not evident',
  };
}

function sayType({ verdict, args, grammar, explanation }: Scene): Reason {
  const params = new Map(grammar.params?.map((param) => [param.name, param]));
  const renames = verdict.stillMissing.length === 0 ? (gateOf(explanation, 'alias')?.renames ?? []) : [];
  const values = unnamed(args);
  const moved =
    renames.length > 0
      ? renames.map(({ from, to }) => ({ param: params.get(to), value: args.get(from)?.value }))
      : targetsOf(args, grammar).map((param, index) => ({ param, value: values[index] }));
  const misfits = moved.flatMap(({ param, value }) =>
    param === undefined || value === undefined || fitsType(args.text, value, param.type)
      ? []
      : [
          `${quote(param.name)} takes ${typeInWords(param.type)} and would get ${quoteValue(sliceOf(args.text, value))}`,
        ],
  );
  const [first = 'A value has a type that its parameter does not take'] = misfits;
  return { sentence: `${first}, so nothing is moved.`, why: first };
}

function sayAmbiguous(scene: Scene): Reason {
  const { findings, explanation } = scene;
  const rival = findings.find(({ code }) => code === 'rival-keys' || code === 'shadowed-synonym');
  const told = `${missed(scene)}.`;
  if (rival !== undefined) return { sentence: `${told} ${rival.message}`, why: 'two keys for one parameter' };
  const [first] = gateOf(explanation, 'alias')?.renames ?? [];
  return {
    sentence: `${told} ${quote(first?.from ?? '')} stands for ${quote(first?.to ?? '')}, and values came without names as well: which belongs where is a guess.`,
    why: 'a synonym beside values without names',
  };
}

function sayLoss(scene: Scene): Reason {
  const doubled = scene.findings.find(({ code }) => code === 'duplicate-key');
  const told = `${missed(scene)}.`;
  return doubled !== undefined
    ? { sentence: `${told} ${doubled.message} A repair would lose a value.`, why: 'a key stands twice' }
    : {
        sentence: `${told} This tool has two parameters of one name, or one called \`_positional\`, so values without names cannot be given out.`,
        why: 'its parameters cannot be told apart',
      };
}

function unnamed(args: Args): readonly JsonValue[] {
  const list = args.get(POSITIONAL)?.value;
  return list === undefined ? [] : items(args.text, list);
}

function isGiven(args: Args, { name }: Param): boolean {
  return args.has(name) || args.has(`named:${name}`);
}

/** The params that the values without names would go to: all that are open, or the required ones of them. */
function targetsOf(args: Args, grammar: Grammar): readonly Param[] {
  const open = (grammar.params ?? []).filter((param) => !isGiven(args, param));
  const count = unnamed(args).length;
  return count === open.length ? open : open.filter(({ required }) => required);
}
