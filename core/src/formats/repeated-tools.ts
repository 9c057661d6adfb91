import type { ReadTool } from './read-tools.ts';

/**
 * Tells of one tool after another whether it is new. A log of requests names its tools in each of them, and one that
 * comes again as it was is no other tool.
 */
export class NewTools {
  /** By name, the one that came last. */
  readonly #known = new Map<string, ReadTool>();

  take(tool: ReadTool): boolean {
    const former = this.#known.get(tool.name);
    this.#known.set(tool.name, tool);
    return former === undefined || saysOf(former) !== saysOf(tool);
  }
}

/** What a tool takes, white space aside. */
function saysOf({ schemaText, grammar }: ReadTool): string {
  return schemaText?.replace(/("(?:[^"\\]|\\.)*")|\s+/g, '$1') ?? JSON.stringify(grammar);
}
