import { nearName } from '../findings/near-name.ts';
import { pointer as pointerTo } from '../findings/pointer.ts';
import { quote, quoteList } from '../quote.ts';
import { items, members, stringOf } from '../rung/json-text.ts';
import { type Accepted, acceptedBy, sayAccepted } from './accepted.ts';
import type { Violation } from './fold-errors.ts';
import { isArray, isObject, type JsonObject, own } from './json-object.ts';
import { objectToUnion } from './object-to-union.ts';
import { type Objection, type Scene, subject } from './objection.ts';
import { inside, type Place, stepsOf } from './places.ts';
import { asAccepted, nearValue, removed, renamed } from './propose.ts';
import { schemasAt } from './schemas-at.ts';
import { count, either, quoteCut, quoteValue, received } from './words.ts';

/** A violation in words. */
export function objectTo(violation: Violation, scene: Scene): Objection {
  const { keyword, pointer, params } = violation;
  const place = scene.places.at(pointer);
  const it = subject(place, scene);
  const about = (code: Objection['code'], message: string): Objection => ({
    code,
    message,
    pointer,
    mark: place.parent === undefined ? 'start' : 'value',
    proposals: [],
  });
  const got = () => `${it} got ${received(scene.text, place.value)}`;
  switch (keyword) {
    case 'required':
      return missing(String(params.missingProperty), '', violation, scene, place);
    case 'dependencies':
    case 'dependentRequired': {
      const beside = `; ${quote(String(params.property))} is not accepted without it`;
      return missing(String(params.missingProperty), beside, violation, scene, place);
    }
    case 'additionalProperties':
    case 'unevaluatedProperties': {
      const key = params.additionalProperty ?? params.unevaluatedProperty;
      return unknownKey(String(key), violation, scene, place);
    }
    case 'type':
    case 'enum':
    case 'const':
      return misfit(acceptedBy(violation, scene.schema.written), pointer, scene);
    case 'anyOf':
    case 'oneOf':
      return objectToUnion(violation, scene);
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return about('value-limit', `${got()}; it takes ${comparison(params)}.`);
    case 'multipleOf':
      return about('value-limit', `${got()}; it takes a multiple of ${quoteValue(params.multipleOf)}.`);
    case 'minLength':
    case 'maxLength': {
      const length = [...(stringOf(scene.text, place.value) ?? '')].length;
      return about('value-limit', `${it} has ${count(length, 'character')}; it takes ${bound(violation)}.`);
    }
    case 'minItems':
    case 'maxItems':
    case 'items':
    case 'additionalItems':
    case 'unevaluatedItems': {
      const { length } = items(scene.text, place.value);
      return about('value-limit', `${it} holds ${count(length, 'item')}; it takes ${bound(violation)}.`);
    }
    case 'minProperties':
    case 'maxProperties': {
      const { size } = new Set(members(scene.text, place.value).map(({ key }) => key));
      return about('value-limit', `${it} holds ${count(size, 'key')}; it takes ${bound(violation)}.`);
    }
    case 'uniqueItems': {
      const [first, second] = [Number(params.i), Number(params.j)].sort((a, b) => a - b);
      const said = `${it} holds the same item at ${first} and ${second}, counted from 0; each may stand once.`;
      return about('value-limit', said);
    }
    case 'contains': {
      const { minContains, maxContains } = params;
      const most = maxContains === undefined ? '' : ` and at most ${String(maxContains)}`;
      const said = `at least ${String(minContains)}${most} of its items must fit what ${quote('contains')} asks for`;
      return about(
        'value-limit',
        `${it} holds ${count(items(scene.text, place.value).length, 'item')}; ${said}.`,
      );
    }
    case 'pattern':
      return about(
        'value-pattern',
        `${got()}; it takes text that matches ${quoteCut(String(params.pattern))}.`,
      );
    case 'format':
      return about('value-format', `${got()}; it takes the format ${format(String(params.format))}.`);
    case 'propertyNames': {
      const key = String(params.propertyName);
      const where = place.label === '' ? '' : ` in ${quote(place.label)}`;
      return {
        ...about(
          'value-unknown-key',
          `${quote(key)} is not accepted as a name${where}${namesTaken(violation)}.`,
        ),
        pointer: pointer + pointerTo(key),
        mark: 'key',
      };
    }
    case 'false schema':
      return {
        ...about('value-refused', `${it} may not be given.`),
        mark: place.member === undefined ? 'value' : 'key',
        proposals: removed(scene.text, place),
      };
    case 'not':
      return about('value-refused', `${got()}, which the schema rules out.`);
    default:
      return about('value-refused', `${got()}, which ${quote(keyword)} does not accept.`);
  }
}

function missing(
  name: string,
  beside: string,
  { pointer }: Violation,
  scene: Scene,
  place: Place,
): Objection {
  const taken = whatIsTaken(schemasAt(scene.schema.schema, [...stepsOf(pointer), name]), scene);
  const takes = taken === '' ? '' : `; it takes ${taken}`;
  return {
    code: 'value-missing',
    message: `${quote(inside(place.label, name))} is missing${takes}${beside}.`,
    pointer,
    mark: 'start',
    proposals: [],
  };
}

/** What the first schema that says so accepts, in the schema's words. */
function whatIsTaken(schemas: readonly JsonObject[], scene: Scene): string {
  for (const schema of schemas) {
    const values = own(schema, 'enum');
    if (isArray(values)) return either(values.map(quoteValue));
    if (Object.hasOwn(schema, 'const')) return quoteValue(own(schema, 'const'));
    if (Object.hasOwn(schema, 'type')) {
      const violation = { keyword: 'type', parent: schema, limit: own(schema, 'type') };
      return sayAccepted(acceptedBy(violation, scene.schema.written));
    }
  }
  return '';
}

function unknownKey(key: string, violation: Violation, scene: Scene, place: Place): Objection {
  const { pointer } = violation;
  const full = pointer + pointerTo(key);
  const present = new Set(members(scene.text, place.value).map((member) => member.key));
  const names = unique(
    schemasAt(scene.schema.schema, stepsOf(pointer)).flatMap((schema) => {
      const properties = own(scene.schema.written.get(schema) ?? schema, 'properties');
      return isObject(properties) ? Object.keys(properties) : [];
    }),
  );
  const near = nearName(
    key,
    names.filter((name) => !present.has(name)),
  );
  const isParameter = place.label === '' ? 'is not a parameter' : 'is not accepted';
  const accepted =
    near === undefined
      ? names.length > 0
        ? `; accepted ${names.length === 1 ? 'is' : 'are'} ${quoteList(names)}`
        : '; no further key is accepted'
      : `; did you mean ${quote(near)}?`;
  const wrong = scene.places.at(full);
  return {
    code: 'value-unknown-key',
    message: `${quote(inside(place.label, key))} ${isParameter}${accepted}${near === undefined ? '.' : ''}`,
    pointer: full,
    mark: 'key',
    proposals: near === undefined ? removed(scene.text, wrong) : renamed(wrong, near),
  };
}

/** A value that is none of those that are accepted, or of no accepted type. */
export function misfit(accepted: Accepted, pointer: string, scene: Scene): Objection {
  const place = scene.places.at(pointer);
  const near = nearValue(scene.text, place.value, accepted.values);
  const got = `${subject(place, scene)} got ${received(scene.text, place.value)}`;
  const fraction =
    accepted.types.includes('integer') && place.value.kind === 'number' ? ', not a whole number' : '';
  const meant = near === undefined ? '' : ` Did you mean ${quoteValue(near)}?`;
  return {
    code: accepted.values.length > 0 ? 'value-enum' : 'value-type',
    message: `${got}${fraction}; it takes ${sayAccepted(accepted)}.${meant}`,
    pointer,
    mark: 'value',
    proposals: asAccepted(scene.text, place, accepted, near),
  };
}

/** Which names `propertyNames` accepts, where it can be said briefly. */
function namesTaken({ branches: [objections] }: Violation): string {
  const [first] = objections ?? [];
  if (first?.keyword === 'pattern') return `; names match ${quoteCut(String(first.params.pattern))}`;
  if (first?.keyword !== 'enum' || !isArray(first.limit)) return '';
  return `; accepted are ${quoteList(first.limit.map(String))}`;
}

function comparison({ comparison, limit }: Violation['params']): string {
  const number = quoteValue(limit);
  switch (comparison) {
    case '>=':
      return `${number} or more`;
    case '<=':
      return `${number} or less`;
    case '>':
      return `more than ${number}`;
    default:
      return `less than ${number}`;
  }
}

function bound({ keyword, params }: Violation): string {
  const limit = Number(params.limit ?? params.len);
  return keyword.startsWith('min') ? `at least ${limit}` : `at most ${limit}`;
}

/** What a text in these formats looks like. */
const SAMPLES: Readonly<Record<string, string>> = {
  date: '2024-05-31',
  time: '09:30:00Z',
  'date-time': '2024-05-31T09:30:00Z',
  duration: 'P3DT12H',
  email: 'ann@example.com',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://example.com/a',
  'uri-reference': '/a/b',
  uuid: '6f1d2c3e-0b4a-4c5d-8e9f-0a1b2c3d4e5f',
  'json-pointer': '/a/b',
};

function format(name: string): string {
  const sample = Object.hasOwn(SAMPLES, name) ? SAMPLES[name] : undefined;
  return sample === undefined ? quote(name) : `${quote(name)}, as in ${quote(sample)}`;
}

function unique<T>(list: readonly T[]): T[] {
  return [...new Set(list)];
}
