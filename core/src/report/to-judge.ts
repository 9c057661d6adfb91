import type { Result } from './report.ts';
import type { Toolbox } from './toolbox.ts';

/** What JSON Schema is to look at: the arguments that would be dispatched, or those that are sent back. */
export interface ToJudge {
  readonly schemaText: string;
  readonly args: string;
  /** `false`: what the root requires is told by the verdict already. */
  readonly repeatRequired: boolean;
}

/** What there is to judge of a call; nothing without a schema of its tool. */
export function toJudge(
  { call, verdict }: Pick<Result, 'call' | 'verdict'>,
  toolbox: Toolbox,
): ToJudge | undefined {
  const schemaText = call.tool === undefined ? undefined : toolbox.byName.get(call.tool)?.schemaText;
  if (schemaText === undefined) return undefined;
  return {
    schemaText,
    args: verdict.kind === 'TRANSFORM' ? verdict.newArgs : call.args,
    repeatRequired: verdict.kind !== 'DENY',
  };
}
