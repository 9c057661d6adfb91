import { nearName } from '../findings/near-name.ts';
import type { Param } from '../rung/grammar.ts';
import { fitsType } from '../rung/json-type.ts';
import { NAMED } from '../rung/loaded-grammar.ts';
import type { SeenShape, SeenTool } from './seen-shapes.ts';

/** A key and the parameter that it may stand for, with the calls that speak for it. */
export interface Pair {
  readonly synonym: string;
  readonly param: Param;
  readonly near: boolean;
  /** The key is a parameter itself. */
  readonly declared: boolean;
  denied: number;
  lossy: number;
}

/** So many strange keys of one shape are looked at. */
const MOST_STRANGERS = 16;

/** Collects pairs of key and parameter from the shapes of a tool's calls. */
export class Pairs {
  readonly #params: ReadonlyMap<string, Param>;
  readonly #aliases: ReadonlySet<string>;
  readonly #byKey = new Map<string, Map<string, Pair>>();
  /** What `nearName` said; the same few keys come again and again. */
  readonly #near = new Map<string, string | undefined>();

  constructor({ tool }: SeenTool) {
    this.#params = new Map(tool.grammar.params?.map((param) => [param.name, param]));
    this.#aliases = new Set(Object.keys(tool.grammar.aliases ?? {}));
  }

  /** By key, the pairs that were found, the likeliest first. */
  found(): Pair[][] {
    const weight = ({ near, denied, lossy }: Pair) => [Number(near), denied + lossy] as const;
    return [...this.#byKey.values()].map((pairs) =>
      [...pairs.values()].sort((one, other) => {
        const [a, b] = [weight(one), weight(other)];
        return b[0] - a[0] || b[1] - a[1];
      }),
    );
  }

  add({ args, calls, ruling }: SeenShape): void {
    const isDenied = ruling.kind === 'DENY';
    const keys = ruling.unknown.slice(0, MOST_STRANGERS).filter((key) => !key.startsWith(NAMED));
    if (keys.length === 0 && !isDenied) return;
    const isOpen = (name: string) => !args.has(name) && !args.has(NAMED + name);
    const open = [...this.#params.keys()].filter(isOpen);
    const gaps = isDenied ? ruling.missing : [];
    const note = (synonym: string, name: string, near: boolean, declared = false) => {
      const pair = this.#pair(synonym, name, near, declared);
      if (pair !== undefined) pair[isDenied ? 'denied' : 'lossy'] += calls;
    };

    const taken = new Set<string>();
    const left = keys.filter((key) => {
      const near = this.#nearest(key, open);
      if (near === undefined) return true;
      note(key, near, true);
      taken.add(near);
      return false;
    });
    const [gap, another] = gaps.filter((name) => !taken.has(name));
    const type = gap === undefined ? '' : (this.#params.get(gap)?.type ?? '');
    const fitting = left.filter((key) => {
      const value = args.get(key)?.value;
      return value !== undefined && fitsType(args.text, value, type);
    });
    const [only, second] = fitting;
    if (gap !== undefined && another === undefined && only !== undefined && second === undefined)
      note(only, gap, false);

    // A parameter that was given in place of one that is missing.
    const optional = [...this.#params.values()].filter(({ name, required }) => !required && args.has(name));
    for (const name of optional.length === 0 ? [] : gaps) {
      const near = this.#nearest(
        name,
        optional.map((param) => param.name),
      );
      if (near !== undefined) note(near, name, true, true);
    }
  }

  #pair(synonym: string, name: string, near: boolean, declared: boolean): Pair | undefined {
    const param = this.#params.get(name);
    if (param === undefined || this.#aliases.has(synonym)) return undefined;
    const ofKey = this.#byKey.get(synonym) ?? new Map<string, Pair>();
    this.#byKey.set(synonym, ofKey);
    const known = ofKey.get(name);
    if (known !== undefined) return known;
    const pair = { synonym, param, near, declared, denied: 0, lossy: 0 };
    ofKey.set(name, pair);
    return pair;
  }

  #nearest(name: string, candidates: readonly string[]): string | undefined {
    const key = JSON.stringify([name, candidates]);
    if (!this.#near.has(key)) this.#near.set(key, nearName(name, candidates));
    return this.#near.get(key);
  }
}
