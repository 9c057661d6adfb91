import type { Profile } from '../rung/grammar.ts';
import { fitsType } from '../rung/json-type.ts';
import { NAMED } from '../rung/loaded-grammar.ts';
import { Rung } from '../rung/rung.ts';
import type { Effect } from './mined.ts';
import type { SeenShape, SeenTool } from './seen-shapes.ts';

export const NO_EFFECT: Effect = { repaired: 0, newlyInvalid: 0, ambiguous: 0 };

export function sum(one: Effect, other: Effect): Effect {
  return {
    repaired: one.repaired + other.repaired,
    newlyInvalid: one.newlyInvalid + other.newlyInvalid,
    ambiguous: one.ambiguous + other.ambiguous,
  };
}

/** What more aliases do to the calls of a tool: synonym → param. */
export class Accepted {
  readonly #rung: Rung;
  readonly #tool: SeenTool['tool'];
  readonly #added: ReadonlyMap<string, string>;
  readonly #types: ReadonlyMap<string, string>;
  /** By param, all keys that claim it. */
  readonly #claims = new Map<string, string[]>();

  constructor({ tool }: SeenTool, added: ReadonlyMap<string, string>, profile: Profile) {
    const { grammar } = tool;
    const aliases = new Map([...Object.entries(grammar.aliases ?? {}), ...added]);
    this.#tool = tool;
    this.#added = added;
    this.#types = new Map(grammar.params?.map(({ name, type }) => [name, type]));
    this.#rung = new Rung({ profile });
    this.#rung.add(tool.name, { ...grammar, aliases: Object.fromEntries(aliases) });
    for (const param of new Set(added.values())) {
      const synonyms = [...aliases].filter(([, to]) => to === param).map(([synonym]) => synonym);
      this.#claims.set(param, [...new Set([param, NAMED + param, ...synonyms])]);
    }
  }

  /** What comes of the calls of a shape. */
  on(shape: SeenShape): Effect {
    const { args, calls, ruling } = shape;
    const used = [...this.#added].filter(([synonym]) => args.has(synonym));
    if (used.length === 0 || ruling.kind === 'DEFER') return NO_EFFECT;
    const after = this.#rung.explain({ tool: this.#tool.name, args: args.text }).verdict;
    const isWrong =
      after.kind === 'TRANSFORM' &&
      after.repair === 'alias' &&
      used.some((pair) => this.#misfits(shape, pair));
    const isNew = ruling.kind === 'DENY' ? isWrong : after.kind === 'DENY' || isWrong;
    return {
      repaired: ruling.kind === 'DENY' && after.kind === 'TRANSFORM' && !isWrong ? calls : 0,
      newlyInvalid: isNew ? calls : 0,
      ambiguous: used.some(([synonym, param]) => this.rivals(shape, synonym, param).length > 0) ? calls : 0,
    };
  }

  /** Other keys of a call that claim the parameter too. */
  rivals({ args }: SeenShape, synonym: string, param: string): string[] {
    return (this.#claims.get(param) ?? []).filter((key) => key !== synonym && args.has(key));
  }

  #misfits({ args }: SeenShape, [synonym, param]: readonly [string, string]): boolean {
    const value = args.get(synonym)?.value;
    return (
      value !== undefined && !args.has(param) && !fitsType(args.text, value, this.#types.get(param) ?? '')
    );
  }
}
