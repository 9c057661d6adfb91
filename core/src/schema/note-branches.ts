import { _, type Code, type KeywordCxt, Name } from 'ajv';
import type Ajv from 'ajv/dist/core.js';

/** Keywords whose failure comes after the errors of what they tried. */
const TRYING = ['anyOf', 'oneOf', 'contains', 'propertyNames'] as const;

/** ajv's running number of errors in the function that it generates. */
const errors = new Name('errors');

/**
 * Makes ajv tell which errors belong to a keyword that tries subschemas, which its flat list does not.
 * The error's `params` get `inner`, the number of errors just before it that belong to it, and `ends`: for the
 * i-th subschema, how many of these had been found once it was tried. Both count from the keyword's own first error,
 * so they hold wherever ajv appends the list to another.
 */
export function noteBranches(ajv: Ajv): void {
  for (const keyword of TRYING) {
    const definition = ajv.getKeyword(keyword);
    if (typeof definition !== 'object' || !('code' in definition)) continue;
    const { code, error } = definition;
    definition.code = (cxt, ruleType) => {
      watchSubschemas(cxt);
      code(cxt, ruleType);
    };
    definition.error = {
      message: '',
      params: (cxt) => {
        const { start, ends } = cxt.params;
        const params = error?.params;
        const given: Code = typeof params === 'function' ? params(cxt) : (params ?? _`{}`);
        if (start === undefined || ends === undefined) return given;
        return _`{...${given}, inner: ${errors} - ${start}, ends: ${ends}}`;
      },
    };
  }
}

function watchSubschemas(cxt: KeywordCxt): void {
  const { gen } = cxt;
  const start = gen.let('start', errors);
  const ends = gen.let('ends', _`[]`);
  const subschema = cxt.subschema.bind(cxt);
  cxt.subschema = (applied, valid) => {
    cxt.setParams({ start, ends }, true);
    // Each name that fails gets an error of its own.
    if (cxt.keyword === 'propertyNames') gen.assign(start, errors);
    const context = subschema(applied, valid);
    if ('schemaProp' in applied && applied.schemaProp !== undefined) {
      gen.assign(_`${ends}[${applied.schemaProp}]`, _`${errors} - ${start}`);
    }
    return context;
  };
}
