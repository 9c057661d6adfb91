import type { Finding } from '../finding.ts';
import type { JudgeOptions } from './judge.ts';
import { SchemaCache } from './schema-cache.ts';

const cache = new SchemaCache();

/**
 * What a JSON Schema says of the arguments of a call: hints about the schema, then what it has against the arguments. A
 * schema that cannot be used is one finding, whose code starts with `schema-`; then nothing is said of the call. Ranges in
 * the calls count in `args`, ranges in the tools in `schemaText`.
 *
 * @throws {EvalError} as `compileSchema` does.
 */
export function validateCall(schemaText: string, args: string, options?: JudgeOptions): Finding[] {
  const schema = cache.get(schemaText);
  return schema.kind === 'compiled'
    ? [...schema.findings, ...schema.judge(args, options)]
    : [...schema.findings];
}
