import { MissingRefError, type ValidateFunction } from 'ajv';
import type { Finding } from '../finding.ts';
import { dangling, rejection } from './about-schema.ts';
import { type Draft, META_SCHEMA } from './draft.ts';
import { createEngine } from './engine.ts';
import { foldErrors } from './fold-errors.ts';
import { type Check, isOverflow, type JudgeOptions, judge } from './judge.ts';
import { objectTo } from './object-to.ts';
import { Places } from './places.ts';
import { type ReadSchema, readSchema } from './read-schema.ts';

/** A schema that calls can be judged by, or the one finding that tells why none can. */
export type CompiledSchema =
  | {
      readonly kind: 'compiled';
      /** Hints about the schema; ranges count in its text. */
      readonly findings: readonly Finding[];
      /** What the schema has against the arguments of a call; ranges count in `args`. */
      readonly judge: (args: string, options?: JudgeOptions) => Finding[];
    }
  | { readonly kind: 'rejected'; readonly findings: readonly [Finding] };

/**
 * Reads and compiles the text of a JSON Schema of draft 04, 06, 07, 2019-09 or 2020-12, which is the draft of schemas that
 * name none. Fetches nothing: a `$ref` that leads out of the schema is refused.
 *
 * @throws {EvalError} where the policy of the page or worker forbids compiled code; nothing can be checked there.
 */
export function compileSchema(text: string): CompiledSchema {
  try {
    const read = readSchema(text);
    return 'code' in read ? rejected(read) : compile(read, text);
  } catch (error) {
    if (!isOverflow(error)) throw error;
    return rejected(rejection('schema-too-deep', 'The schema is nested too deeply to be compiled.', text));
  }
}

function compile(read: ReadSchema, text: string): CompiledSchema {
  const invalid = againstDraft(read, text);
  if (invalid !== undefined) return rejected(invalid);
  const namesDraft = read.refs.some(({ ref }) => ref.includes('json-schema.org/'));
  try {
    const check = checkBy(createEngine(read.draft, namesDraft).compile(read.schema));
    return {
      kind: 'compiled',
      findings: read.hints,
      judge: (args, options) => judge(check, read, args, options),
    };
  } catch (error) {
    if (!(error instanceof Error) || error instanceof EvalError || isOverflow(error)) throw error;
    return rejected(whyNotCompiled(error, read, text));
  }
}

function rejected(finding: Finding): CompiledSchema {
  return { kind: 'rejected', findings: [finding] };
}

function checkBy(validate: ValidateFunction): Check {
  return (value) => (validate(value) ? [] : (validate.errors ?? []));
}

function whyNotCompiled(error: Error, { refs }: ReadSchema, text: string): Finding {
  if (error instanceof MissingRefError) {
    const lost = refs.find(({ ref }) => error.missingRef.endsWith(ref));
    return dangling(lost?.ref ?? error.missingRef, text, lost?.pointer ?? '');
  }
  return rejection(
    'schema-invalid',
    `The schema cannot be used: ${error.message.replace(/\.$/u, '')}.`,
    text,
  );
}

/** The first thing that the draft's own schema has against a schema. */
function againstDraft({ draft, schema }: ReadSchema, text: string): Finding | undefined {
  const [first] = foldErrors(draftCheck(draft)(schema));
  if (first === undefined) return undefined;
  const scene = {
    text,
    places: new Places(text),
    whole: 'The schema',
    schema: { schema: {}, written: new WeakMap() },
  };
  const { message, pointer } = objectTo(first, scene);
  const name = draft.length === 2 ? `draft-${draft}` : `draft ${draft}`;
  return rejection('schema-invalid', `The schema is not valid in ${name}: ${message}`, text, pointer);
}

/** Compiled once: it costs twenty times as much as a usual schema. */
const draftChecks = new Map<Draft, Check>();

function draftCheck(draft: Draft): Check {
  const known = draftChecks.get(draft);
  if (known !== undefined) return known;
  const validate = createEngine(draft, true).getSchema(META_SCHEMA[draft]);
  if (validate === undefined) throw new Error(`ajv lacks the schema of draft ${draft}`);
  const check = checkBy(validate);
  draftChecks.set(draft, check);
  return check;
}
