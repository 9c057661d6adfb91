import { type CompiledSchema, compileSchema } from './compile-schema.ts';

/** So many compiled schemas are kept; the one that was not used for longest goes first. */
const MOST = 512;

/** Compiled schemas by their text. */
export class SchemaCache {
  private readonly compiled = new Map<string, CompiledSchema>();

  /** @throws {EvalError} as `compileSchema` does. */
  get(text: string): CompiledSchema {
    const schema = this.compiled.get(text) ?? compileSchema(text);
    this.compiled.delete(text);
    this.compiled.set(text, schema);
    for (const oldest of this.compiled.keys()) {
      if (this.compiled.size <= MOST) break;
      this.compiled.delete(oldest);
    }
    return schema;
  }
}
