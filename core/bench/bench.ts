import { existsSync, readFileSync } from 'node:fs';
import { type Grammar, grammarFromJsonSchema, Rung, type Verdict } from '@rung/core';

/**
 * How long a verdict takes, as a multiple of `JSON.parse` on the same text in the same run. The rung reads the text
 * with its own reader, which must know where things stand but need not build them.
 */
interface Case {
  readonly name: string;
  readonly kind: Verdict['kind'];
  /** The ratio that must not be exceeded. */
  readonly target: number;
  readonly calls: readonly { readonly tool: string; readonly args: string }[];
}

/**
 * Every figure is the median of this many rounds. A round parses and then adjudicates for about so many characters; short
 * ones, so that other work on the machine spoils few of them. The first tenth warms up.
 */
const ROUNDS = 300;
const ROUND_CHARACTERS = 200_000;

const TAU_BENCH = new URL('../../../../shared/corpus/taubench/', import.meta.url);

const convert: Grammar = {
  params: ['from_currency', 'to_currency', 'amount'].map((name) => ({ name, type: '', required: true })),
  aliases: { from: 'from_currency', to: 'to_currency' },
};

function casesOf(rung: Rung): Case[] {
  rung.add('convert', convert);
  const one = (args: string) => [{ tool: 'convert', args }];
  return [
    {
      name: 'well-formed',
      kind: 'DEFER',
      target: 1.8,
      calls: one('{"from_currency":"USD","to_currency":"EUR","amount":240.5}'),
    },
    {
      name: 'denied',
      kind: 'DENY',
      target: 2,
      calls: one('{"from_currency":"USD","currency":"EUR","amount":240.5}'),
    },
    { name: 'renamed', kind: 'TRANSFORM', target: 4, calls: one('{"from":"USD","to":"EUR","amount":240.5}') },
    {
      name: 'zipped',
      kind: 'TRANSFORM',
      target: 4,
      calls: one('{"_positional":["USD","EUR",{"value":240.5,"round":true}]}'),
    },
    ...realCalls(rung),
    { name: '48 MB array', kind: 'DENY', target: 0.5, calls: one(hugeArray(48_000_000)) },
  ];
}

/** The calls that a model made in tau-bench, where its files stand beside the checkout. */
function realCalls(rung: Rung): Case[] {
  if (!existsSync(TAU_BENCH)) return [];
  for (const file of ['tools-airline.json', 'tools-retail.json']) {
    const { tools } = JSON.parse(readFileSync(new URL(file, TAU_BENCH), 'utf8')) as {
      tools: { name: string; inputSchema: unknown }[];
    };
    for (const { name, inputSchema } of tools)
      rung.add(name, grammarFromJsonSchema(JSON.stringify(inputSchema)));
  }
  const lines = readFileSync(new URL('calls-gpt-4o-airline.jsonl', TAU_BENCH), 'utf8').trim().split('\n');
  const calls = lines.map((line) => {
    const { name, arguments: args } = JSON.parse(line) as { name: string; arguments: string };
    return { tool: name, args };
  });
  return [{ name: `${calls.length} real calls`, kind: 'DEFER', target: 1.8, calls }];
}

/** `{"_positional":[…]}` with objects and numbers as a tool would send rows. */
function hugeArray(size: number): string {
  const row = '{"id":123456,"name":"some name or other","tags":["a","b"],"ok":true},';
  return `{"_positional":[${row.repeat(Math.ceil(size / row.length))}0]}`;
}

/** Nanoseconds per call. */
function time(calls: Case['calls'], run: (call: Case['calls'][number]) => unknown, passes: number): number {
  const start = process.hrtime.bigint();
  for (let pass = 0; pass < passes; pass += 1) {
    for (const call of calls) kept = run(call);
  }
  return Number(process.hrtime.bigint() - start) / (passes * calls.length);
}

/** What a run answers is kept here, so that no run can be left out. */
export let kept: unknown;

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;
}

const rung = new Rung();
const parse = ({ args }: { args: string }): unknown => JSON.parse(args);
const adjudicate = (call: { tool: string; args: string }): unknown => rung.adjudicate(call);

console.log('Ratios to JSON.parse of the same text; medians\n');
console.log(['case', 'bytes', 'parse', 'rung', 'ratio', 'at most'].map(cell).join(''));
for (const { name, kind, target, calls } of casesOf(rung)) {
  for (const call of calls) {
    const found = rung.adjudicate(call).kind;
    if (found !== kind) throw new Error(`${name}: ${found} instead of ${kind}`);
  }
  const bytes = calls.reduce((sum, { args }) => sum + args.length, 0);
  const passes = Math.ceil(ROUND_CHARACTERS / bytes);
  const rounds = bytes > ROUND_CHARACTERS ? 7 : ROUNDS;
  const parsed: number[] = [];
  const adjudicated: number[] = [];
  for (let round = 0; round < rounds * 1.1; round += 1) {
    parsed.push(time(calls, parse, passes));
    adjudicated.push(time(calls, adjudicate, passes));
  }
  const warm = Math.floor(rounds * 0.1);
  const ratio = median(adjudicated.map((ns, round) => ns / (parsed[round] ?? Number.NaN)).slice(warm));
  const figures = [
    (bytes / calls.length).toFixed(0),
    ns(median(parsed.slice(warm))),
    ns(median(adjudicated.slice(warm))),
    ratio.toFixed(2),
  ];
  console.log([name, ...figures, `${target}${ratio > target ? '  exceeded' : ''}`].map(cell).join(''));
}

function ns(time: number): string {
  return time < 1e6 ? `${time.toFixed(0)} ns` : `${(time / 1e6).toFixed(0)} ms`;
}

function cell(text: string): string {
  return text.padEnd(16);
}
