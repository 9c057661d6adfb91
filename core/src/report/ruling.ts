import { gateOf } from '../findings/rule.ts';
import { knownTo, strangers } from '../findings/strangers.ts';
import { readArgs } from '../rung/args.ts';
import type { DenyCause, Verdict } from '../rung/verdict.ts';
import { explainCall } from './evaluate.ts';
import type { Toolbox } from './toolbox.ts';
import { type Versus, versusOf } from './versus.ts';

export type Repair = Extract<Verdict, { kind: 'TRANSFORM' }>['repair'];

/** What is decided about all calls of one shape. */
export type Ruling = (
  | { readonly kind: 'DEFER'; readonly because: 'no-grammar' | 'well-formed' }
  | { readonly kind: 'TRANSFORM'; readonly repair: Repair }
  | {
      readonly kind: 'DENY';
      readonly cause: DenyCause;
      /** Required parameters that are lacking after the renames that were understood. */
      readonly missing: readonly string[];
    }
) & {
  /** Keys that are neither parameters nor known synonyms. */
  readonly unknown: readonly string[];
  /** What the other profile does, where that is not the same. */
  readonly versus?: Versus;
};

/** Decides a call, or the shortest of its shape. */
export function ruleOn(tool: string | undefined, args: string, toolbox: Toolbox): Ruling {
  const range = { in: 'calls', offset: 0, length: 0 } as const;
  const call = { args, range, ...(tool === undefined ? {} : { tool }) };
  const explanation = explainCall(call, toolbox);
  const versus = versusOf(explanation, explainCall(call, toolbox.other()));
  const { verdict } = explanation;
  const grammar = tool === undefined ? undefined : toolbox.byName.get(tool)?.grammar;
  const renames = gateOf(explanation, 'alias')?.renames ?? [];
  const keys = grammar === undefined ? [] : readArgs(args).members.map(({ key }) => key);
  const unknown =
    grammar === undefined ? [] : strangers(keys, knownTo(grammar), renames).map(({ key }) => key);
  const beside = { unknown, ...(versus === undefined ? {} : { versus }) };
  switch (verdict.kind) {
    case 'DEFER':
      return { kind: 'DEFER', because: verdict.because, ...beside };
    case 'TRANSFORM':
      return { kind: 'TRANSFORM', repair: verdict.repair, ...beside };
    case 'DENY': {
      const { cause, missing, stillMissing } = verdict;
      return { kind: 'DENY', cause, missing: stillMissing.length > 0 ? stillMissing : missing, ...beside };
    }
  }
}
