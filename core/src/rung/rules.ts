import type { Renaming } from './alias.ts';
import type { Args } from './args.ts';
import { fak } from './fak.ts';
import type { Profile } from './grammar.ts';
import type { JsonValue } from './json-text.ts';
import type { LoadedGrammar } from './loaded-grammar.ts';
import type { Bound } from './positional.ts';
import { sound } from './sound.ts';
import type { DenyCause } from './verdict.ts';

/** Where the profiles differ. The gates and their order are one and the same. */
export interface Rules {
  /** Whether args that are neither empty, `null` nor an object are refused even where nothing is required. */
  readonly refusesMalformed: boolean;
  /** Whether the other keys of a call are kept beside the values that are given their names. */
  readonly keepsOthers: boolean;
  /** Why a call gets no repair at all. */
  doubtCall(args: Args, renaming: Renaming): DenyCause | undefined;
  /** Why renames that close the gap are not made all the same. */
  doubtRenames(grammar: LoadedGrammar, args: Args, renaming: Renaming): DenyCause | undefined;
  /** The params that the values without names go to, or why there are none. */
  bind(grammar: LoadedGrammar, args: Args, values: readonly JsonValue[]): readonly Bound[] | DenyCause;
}

export const RULES = { fak, sound } satisfies Record<Profile, Rules>;
