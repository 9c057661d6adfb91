import { existsSync, readFileSync } from 'node:fs';
import { type Grammar, grammarFromJsonSchema, Rung, type ToolCall, type Verdict } from '@rung/core';

/**
 * How long a verdict takes, as a multiple of `JSON.parse` on the same text in the same run. The rung reads the text
 * with its own reader, which must know where things stand but need not build them.
 */
interface Case {
  readonly name: string;
  readonly kind: Verdict['kind'];
  /** The ratio that must not be exceeded. */
  readonly target: number;
  readonly calls: readonly ToolCall[];
}

/**
 * Every figure is the median of this many rounds, each of which parses and then adjudicates about so many characters. Rounds
 * are short, so that other work on the machine spoils few of them.
 */
const ROUNDS = 300;
const ROUND_CHARACTERS = 200_000;
/** For a text that is longer than that. */
const LONG_ROUNDS = 9;

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

/** Nanoseconds per call of parsing and of adjudicating, for every round. */
function measure({ calls }: Case, rounds: number): { parse: number; rung: number }[] {
  const passes = Math.ceil(ROUND_CHARACTERS / charactersOf(calls));
  return Array.from({ length: rounds }, () => ({
    parse: time(calls, passes, ({ args }) => JSON.parse(args)),
    rung: time(calls, passes, (call) => rung.adjudicate(call)),
  }));
}

function time(calls: Case['calls'], passes: number, run: (call: ToolCall) => unknown): number {
  const start = process.hrtime.bigint();
  for (let pass = 0; pass < passes; pass += 1) {
    for (const call of calls) kept = run(call);
  }
  return Number(process.hrtime.bigint() - start) / (passes * calls.length);
}

/** What a run answers is kept here, so that no run can be left out. */
export let kept: unknown;

function charactersOf(calls: Case['calls']): number {
  return calls.reduce((sum, { args }) => sum + args.length, 0);
}

function check({ name, kind, calls }: Case): void {
  for (const call of calls) {
    const found = rung.adjudicate(call).kind;
    if (found !== kind) throw new Error(`${name}: ${found} instead of ${kind}`);
  }
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;
}

function shown(nanoseconds: number): string {
  return nanoseconds < 1e6 ? `${nanoseconds.toFixed(0)} ns` : `${(nanoseconds / 1e6).toFixed(0)} ms`;
}

function row(...cells: readonly string[]): void {
  console.log(cells.map((cell) => cell.padEnd(16)).join(''));
}

const rung = new Rung();
const cases = casesOf(rung);
for (const each of cases) {
  check(each);
  if (charactersOf(each.calls) <= ROUND_CHARACTERS) measure(each, ROUNDS);
}

console.log('Ratios to JSON.parse of the same text; medians.\n');
row('case', 'bytes', 'parse', 'rung', 'ratio', 'at most');
for (const each of cases) {
  const { name, target, calls } = each;
  const characters = charactersOf(calls);
  const rounds = measure(each, characters <= ROUND_CHARACTERS ? ROUNDS : LONG_ROUNDS);
  const ratio = median(rounds.map((round) => round.rung / round.parse));
  row(
    name,
    (characters / calls.length).toFixed(0),
    shown(median(rounds.map((round) => round.parse))),
    shown(median(rounds.map((round) => round.rung))),
    ratio.toFixed(2),
    ratio > target ? `${target} exceeded` : `${target}`,
  );
}
