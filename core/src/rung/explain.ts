import { type Decision, verdictOf } from './adjudicate.ts';
import type { Explanation, Gate } from './explanation.ts';
import { readUnnamed } from './positional.ts';

/** The verdict of a decision with the evidence of every gate that was asked. */
export function explanationOf(decision: Decision): Explanation {
  return { verdict: verdictOf(decision), gates: gatesOf(decision) };
}

function gatesOf(decision: Decision): readonly Gate[] {
  if (decision.gate === 'grammar') return [{ gate: 'grammar', decides: true, params: 0, required: 0 }];

  const { gate, grammar, args, missing } = decision;
  const { params, required } = grammar;
  const gates: Gate[] = [
    { gate: 'grammar', decides: false, params: params.length, required: required.length },
    { gate: 'well-formed', decides: gate === 'well-formed', args: args.form, missing },
  ];
  if (gate === 'well-formed') return gates;

  const { renames, shadowed, stillMissing } = decision.renaming;
  gates.push({ gate: 'alias', decides: gate === 'alias', renames, shadowed, stillMissing });
  if (gate === 'alias') return gates;

  const unnamed = readUnnamed(args, Number.POSITIVE_INFINITY);
  const bound = gate === 'positional' ? decision.bound : [];
  gates.push({
    gate: 'positional',
    decides: gate === 'positional',
    sent: typeof unnamed === 'string' ? unnamed : unnamed.length,
    accepted: [params.length],
    bindings: bound.map(({ index, param }) => ({ index, param: param.name })),
  });
  if (gate === 'otherwise') gates.push({ gate, decides: true, cause: decision.cause });
  return gates;
}
