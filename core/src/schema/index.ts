export { type CompiledSchema, compileSchema } from './compile-schema.ts';
export type { JudgeOptions } from './judge.ts';
export { SchemaCache } from './schema-cache.ts';
export { validateCall } from './validate-call.ts';
