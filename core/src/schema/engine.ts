import { Ajv } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type Core from 'ajv/dist/core.js';
import draft06 from 'ajv/dist/refs/json-schema-draft-06.json' with { type: 'json' };
import type { RegExpEngine } from 'ajv/dist/types/index.js';
import Ajv04 from 'ajv-draft-04';
import addFormats from 'ajv-formats';
import { type Draft, ignoresBesideRef } from './draft.ts';
import { noteBranches } from './note-branches.ts';

/** A pattern that is no regular expression under the `u` flag is tried without it. */
export const patternOf: RegExpEngine = Object.assign(
  (pattern: string, flags: string) => {
    try {
      return new RegExp(pattern, flags);
    } catch {
      return new RegExp(pattern);
    }
  },
  { code: 'new RegExp' },
);

/**
 * A fresh ajv. Each schema gets its own, so that no `$id` meets another's; none can fetch anything, since no loader is
 * given. `meta` adds the draft's own schema, which few schemas refer to.
 */
export function createEngine(draft: Draft, meta: boolean): Core {
  const options = {
    strict: false,
    logger: false,
    allErrors: true,
    verbose: true,
    messages: false,
    ownProperties: true,
    validateSchema: false,
    meta,
    code: { regExp: patternOf },
    ignoreKeywordsWithRef: ignoresBesideRef(draft),
  } as const;
  const engine = engineOf(draft, options);
  addFormats(engine, { keywords: false });
  noteBranches(engine);
  return engine;
}

type Options = NonNullable<ConstructorParameters<typeof Core>[0]>;

function engineOf(draft: Draft, options: Options): Core {
  switch (draft) {
    case '04':
      return without(new Ajv04(options), ['const', 'contains', 'propertyNames', ...CONDITIONS]);
    case '06': {
      const engine = without(new Ajv({ ...options, meta: false }), CONDITIONS);
      if (options.meta === true) engine.addMetaSchema(draft06);
      return engine;
    }
    case '07':
      return new Ajv(options);
    case '2019-09':
      return new Ajv2019(options);
    case '2020-12':
      return new Ajv2020(options);
  }
}

const CONDITIONS = ['if', 'then', 'else'];

/** Takes away keywords that ajv knows and the draft does not. */
function without(engine: Core, keywords: readonly string[]): Core {
  for (const keyword of keywords) engine.removeKeyword(keyword);
  return engine;
}
