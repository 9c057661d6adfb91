/** A tool call as received: the tool's name and the JSON text of its arguments. */
export interface ToolCall {
  readonly tool: string;
  readonly args: string;
}

export type DenyCause = 'missing' | 'arity' | 'order' | 'type' | 'ambiguous' | 'loss' | 'malformed';

export type Verdict =
  | {
      readonly kind: 'DEFER';
      readonly reason: 'NONE';
      readonly by: 'grammar';
      readonly because: 'no-grammar' | 'well-formed';
    }
  | {
      readonly kind: 'TRANSFORM';
      readonly reason: 'MISROUTE';
      readonly by: 'grammar';
      readonly repair: 'alias' | 'positional';
      readonly newArgs: string;
    }
  | {
      readonly kind: 'DENY';
      readonly reason: 'MISROUTE';
      readonly by: 'grammar';
      readonly cause: DenyCause;
      /** Required parameters that the call as sent lacks, in the grammar's order. */
      readonly missing: readonly string[];
      /** Those still lacking after the renames that were understood, in the grammar's order. */
      readonly stillMissing: readonly string[];
    };
