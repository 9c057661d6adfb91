import { readTools } from '../formats/read-tools.ts';
import { openToolbox } from '../report/open-toolbox.ts';
import type { Grammar, Profile } from '../rung/grammar.ts';
import { NAMED, POSITIONAL } from '../rung/loaded-grammar.ts';
import type { Rung } from '../rung/rung.ts';
import type { Scenario } from '../scenario/scenario.ts';

/** A parameter as the author of the tool means it. */
export interface MeantParam {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  /** Keys that stand for it and have no meaning of their own. */
  readonly synonyms: readonly string[];
}

/** A tool as its author means it: parameters in declared order. */
export interface MeantTool {
  readonly name: string;
  readonly params: readonly MeantParam[];
}

/** The pasted tools, made ready to be tried under both profiles. */
export interface Scene {
  readonly tools: readonly MeantTool[];
  /** The grammars that `fak` decides by. */
  readonly original: ReadonlyMap<string, Grammar>;
  readonly rungs: Readonly<Record<Profile, Pick<Rung, 'has' | 'adjudicate'>>>;
}

/** Reads the tools and the aliases of a scenario; its calls play no part. */
export function openScene(scenario: Scenario): Scene {
  const read = readTools(scenario.tools);
  const fak = openToolbox({ ...scenario, profile: 'fak' }, read);
  const sound = openToolbox({ ...scenario, profile: 'sound' }, read);
  const grammars = ({ byName }: typeof fak) =>
    [...byName.values()].flatMap(({ name, grammar }): [string, Grammar][] =>
      grammar === undefined ? [] : [[name, grammar]],
    );
  return {
    tools: grammars(sound).map(([name, grammar]) => meantTool(name, grammar)),
    original: new Map(grammars(fak)),
    rungs: { fak: fak.rung, sound: sound.rung },
  };
}

function meantTool(name: string, { params, aliases = {} }: Grammar): MeantTool {
  // Of two params with one name a call can mean only one.
  const byName = new Map(params?.map((param) => [param.name, param]));
  const synonyms = Object.entries(aliases).filter(
    ([synonym]) => !byName.has(synonym) && synonym !== POSITIONAL && !synonym.startsWith(NAMED),
  );
  return {
    name,
    params: [...byName.values()].map((param) => ({
      ...param,
      synonyms: synonyms.filter(([, to]) => to === param.name).map(([synonym]) => synonym),
    })),
  };
}
