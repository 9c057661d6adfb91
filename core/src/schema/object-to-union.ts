import { quote, quoteList } from '../quote.ts';
import { type Accepted, acceptedBy, merged } from './accepted.ts';
import type { Violation } from './fold-errors.ts';
import { isArray, isObject, own } from './json-object.ts';
import { misfit, objectTo } from './object-to.ts';
import { type Objection, type Scene, subject } from './objection.ts';
import { stepsOf } from './places.ts';
import { typesIn } from './types.ts';
import { count, either, quoteCut } from './words.ts';

/** A failed `anyOf` or `oneOf` in one sentence. */
export function objectToUnion(violation: Violation, scene: Scene): Objection {
  const { pointer, params, branches } = violation;
  const place = scene.places.at(pointer);
  const union = (message: string): Objection => ({
    code: 'value-union',
    message,
    pointer,
    mark: place.parent === undefined ? 'start' : 'value',
    proposals: [],
  });
  const passing = params.passingSchemas;
  if (isArray(passing)) {
    const keys = keysOfBranches(violation);
    if (keys !== undefined) {
      const given = passing.map((index) => keys[Number(index)] ?? '');
      return union(`${quoteList(given)} came together; only one of ${quoteList(keys)} is accepted.`);
    }
    const forms = passing.map((index) => nameOf(violation, Number(index))).join(' and ');
    return union(`${subject(place, scene)} fits ${forms} at once; exactly one form is accepted.`);
  }
  const accepted = acceptedInstead(violation, scene);
  if (accepted !== undefined) return misfit(accepted, pointer, scene);
  const alternatives = needsOneOf(violation);
  if (alternatives !== undefined) {
    return union(`${either(alternatives)} is needed; none of them came.`);
  }
  // A branch that takes another kind of value altogether was not meant.
  const meant = branches.flatMap((branch, index) =>
    acceptedInBranch(branch, pointer, scene) === undefined ? [{ branch, index }] : [],
  );
  const [nearest] = meant.sort((a, b) => distance(a.branch, pointer) - distance(b.branch, pointer));
  const [first, ...others] = nearest?.branch ?? [];
  if (nearest === undefined || first === undefined) {
    return union(`${subject(place, scene)} fits none of the forms that are accepted.`);
  }
  const objection = objectTo(first, scene);
  const more = others.length === 0 ? '' : ` ${count(others.length, 'further objection')} to it.`;
  if (meant.length === 1) return { ...objection, message: objection.message + more };
  const fits = `${subject(place, scene)} fits none of ${branches.length} forms; nearest is ${nameOf(violation, nearest.index)}.`;
  return { ...union(`${fits} ${objection.message}${more}`), proposals: objection.proposals };
}

/** What would be accepted where every branch wants another value or another type altogether; else `undefined`. */
function acceptedInstead(violation: Violation, scene: Scene): Accepted | undefined {
  const found = violation.branches.map((branch) => acceptedInBranch(branch, violation.pointer, scene));
  const told = found.filter((accepted) => accepted !== undefined);
  return told.length > 0 && told.length === found.length ? merged(told) : undefined;
}

function acceptedInBranch(branch: readonly Violation[], pointer: string, scene: Scene): Accepted | undefined {
  for (const violation of branch) {
    if (violation.pointer !== pointer) continue;
    if (KINDS.has(violation.keyword)) return acceptedBy(violation, scene.schema.written);
    const inner = violation.branches.length > 0 ? acceptedInstead(violation, scene) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}

const KINDS = new Set(['type', 'enum', 'const']);

/** The names of which one is needed, when every branch lacks nothing but one. */
function needsOneOf({ branches, pointer }: Violation): string[] | undefined {
  const names = branches.map(([first, ...others]) =>
    first?.keyword === 'required' && first.pointer === pointer && others.length === 0
      ? first.params.missingProperty
      : undefined,
  );
  const found = names.filter((name) => typeof name === 'string');
  return found.length === names.length ? [...new Set(found)].map(quote) : undefined;
}

/** The keys that tell the branches apart, when each of these does nothing but require one of its own. */
function keysOfBranches({ limit }: Violation): string[] | undefined {
  const keys = (isArray(limit) ? limit : []).map((branch) => {
    const required =
      isObject(branch) && Object.keys(branch).length === 1 ? own(branch, 'required') : undefined;
    return isArray(required) && required.length === 1 ? required[0] : undefined;
  });
  const found = keys.filter((key) => typeof key === 'string');
  return found.length === keys.length && new Set(found).size === keys.length ? found : undefined;
}

/** How far a value is from a branch: a key that tells the branches apart weighs most, then each objection. */
function distance(branch: readonly Violation[], pointer: string): number {
  const depth = stepsOf(pointer).length + 1;
  const tags = branch.filter(
    ({ keyword, pointer: at }) => (keyword === 'const' || keyword === 'enum') && stepsOf(at).length === depth,
  );
  return tags.length * 1000 + branch.length;
}

/** A branch by its title, its definition's name or its type; else by its number. */
function nameOf({ limit }: Violation, index: number): string {
  const branch = isArray(limit) ? limit[index] : undefined;
  const number = `number ${index + 1}`;
  if (!isObject(branch)) return number;
  const title = own(branch, 'title');
  if (typeof title === 'string' && title !== '') return `${number}, ${quoteCut(title)}`;
  const ref = own(branch, '$ref');
  if (typeof ref === 'string') return `${number}, ${quoteCut(stepsOf(ref).at(-1) ?? ref)}`;
  const types = typesIn(own(branch, 'type'));
  return types.length > 0 ? `${number}, ${either(types.map(quote))}` : number;
}
