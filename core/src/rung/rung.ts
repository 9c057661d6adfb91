import { type Decision, decide, verdictOf } from './adjudicate.ts';
import { digest } from './digest.ts';
import { explanationOf } from './explain.ts';
import type { Explanation } from './explanation.ts';
import type { Grammar } from './grammar.ts';
import { grammarFromJsonSchema } from './json-schema.ts';
import { type LoadedGrammar, loadGrammar } from './loaded-grammar.ts';
import type { ToolCall, Verdict } from './verdict.ts';

/**
 * The grammar rung: decides from the shape of a call's arguments whether the call passes, is repaired, or goes back
 * to the model. It fails open: a tool without a grammar is never refused.
 */
export class Rung {
  private readonly byTool = new Map<string, LoadedGrammar>();
  /** By content address. A grammar that no tool has any more stays counted. */
  private readonly byDigest = new Map<string, LoadedGrammar>();
  private repairs = 0;
  private denies = 0;

  /** How many different grammars were ever registered. */
  get uniqueGrammarCount(): number {
    return this.byDigest.size;
  }

  /** Gives a tool its grammar, in place of the one that it had. */
  add(tool: string, grammar: Grammar): void {
    const address = digest(grammar);
    const loaded = this.byDigest.get(address) ?? loadGrammar(grammar, address);
    this.byDigest.set(address, loaded);
    this.byTool.set(tool, loaded);
  }

  /**
   * Gives a tool the grammar of a JSON Schema.
   *
   * @throws {SchemaError} when the schema cannot be loaded; nothing is registered then, and an older grammar stays.
   */
  loadFromJsonSchema(tool: string, schemaText: string): void {
    this.add(tool, grammarFromJsonSchema(schemaText));
  }

  has(tool: string): boolean {
    return this.byTool.has(tool);
  }

  /** The content address of a tool's grammar. */
  digestOf(tool: string): string | undefined {
    return this.byTool.get(tool)?.digest;
  }

  /** Decides a call and counts the verdict. */
  adjudicate(call: ToolCall): Verdict {
    const verdict = verdictOf(this.decide(call));
    if (verdict.kind === 'TRANSFORM') this.repairs += 1;
    if (verdict.kind === 'DENY') this.denies += 1;
    return verdict;
  }

  /** The verdict of `adjudicate` with its evidence, gate by gate; counts nothing. */
  explain(call: ToolCall): Explanation {
    return explanationOf(this.decide(call));
  }

  /** How many calls `adjudicate` repaired and refused. */
  stats(): { readonly repairs: number; readonly denies: number } {
    return { repairs: this.repairs, denies: this.denies };
  }

  private decide({ tool, args }: ToolCall): Decision {
    return decide(this.byTool.get(tool), args);
  }
}
