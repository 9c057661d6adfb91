import type { ErrorObject } from 'ajv';
import type { Finding, Fix } from '../finding.ts';
import { checkJson, stringOf, wholeValue } from '../rung/json-text.ts';
import { foldErrors, type Violation } from './fold-errors.ts';
import { isArray, isObject, type JsonObject, own, sameJson } from './json-object.ts';
import { objectTo } from './object-to.ts';
import type { Objection, Proposal, Scene } from './objection.ts';
import { Places, stepsOf } from './places.ts';
import type { ReadSchema } from './read-schema.ts';
import { schemasAt } from './schemas-at.ts';
import { count, received } from './words.ts';

/** A compiled schema: what it has against a value, in ajv's words. */
export type Check = (value: unknown) => readonly ErrorObject[];

export interface JudgeOptions {
  /** `false`: parameters that the root's `required` misses are not told, since the verdict on the call tells them. */
  readonly repeatRequired?: boolean;
}

/** So many violations are told; of more, only how many there are. */
const MOST_TOLD = 50;

/** So many fixes are tried on one call; none where not even all violations are told. */
const MOST_TRIED = 10;

/**
 * What a schema has against the arguments of a call, in the order of the text; ranges count in `args`. Empty arguments
 * and `null` are judged as `{}`. A violation by a value that is the schema's own default is a warning.
 */
export function judge(check: Check, schema: ReadSchema, args: string, options: JudgeOptions = {}): Finding[] {
  const isAbsent = /^[ \t\r\n]*(?:null[ \t\r\n]*)?$/u.test(args);
  const unread = isAbsent ? undefined : unreadable(args);
  if (unread !== undefined) return [unread];
  try {
    const judgement = new Judgement(check, schema, isAbsent ? '{}' : args, options);
    const findings = judgement.findings();
    const range = { in: 'calls', offset: 0, length: args.length } as const;
    return isAbsent ? findings.map((finding) => ({ ...finding, range })) : findings;
  } catch (error) {
    if (!isOverflow(error)) throw error;
    const message =
      'The arguments are nested too deeply to be checked against this schema; whether they fit is not known.';
    return [{ code: 'value-not-checked', severity: 'warning', message, pointer: '' }];
  }
}

/** Whether the stack overflowed, in the words of any engine. */
export function isOverflow(error: unknown): boolean {
  return error instanceof RangeError || (error instanceof Error && error.name === 'InternalError');
}

/** What is wrong with arguments that are no JSON object. */
function unreadable(args: string): Finding | undefined {
  const fault = checkJson(args);
  if (fault !== null) {
    return {
      code: 'value-not-checked',
      severity: 'error',
      message: `The arguments are not JSON, so they are not checked: ${fault.message}.`,
      range: { in: 'calls', offset: fault.offset, length: fault.offset < args.length ? 1 : 0 },
    };
  }
  const value = wholeValue(args);
  if (value === undefined || value.kind === 'object') return undefined;
  const range = { in: 'calls', offset: value.start, length: value.end - value.start } as const;
  const content = stringOf(args, value);
  const fix: Fix | undefined =
    content !== undefined && wholeValue(content)?.kind === 'object'
      ? { title: 'Write it without quotes', edits: [{ kind: 'text', range, text: content }] }
      : undefined;
  return {
    code: 'value-type',
    severity: 'error',
    message: `The arguments are ${received(args, value)}; accepted is an object.`,
    pointer: '',
    range,
    ...(fix && { fix }),
  };
}

/** One call before one schema. */
class Judgement {
  private readonly check: Check;
  private readonly schema: ReadSchema;
  private readonly scene: Scene;
  private readonly options: JudgeOptions;
  private readonly value: unknown;
  private readonly violations: readonly Violation[];

  constructor(check: Check, schema: ReadSchema, text: string, options: JudgeOptions) {
    this.check = check;
    this.schema = schema;
    this.options = options;
    this.scene = { text, places: new Places(text), whole: 'The call', schema };
    this.value = JSON.parse(text);
    this.violations = foldErrors(check(this.value)).filter(
      (violation) => !this.isRepeated(violation) && !this.isNullable(violation),
    );
  }

  findings(): Finding[] {
    let tries = this.violations.length > MOST_TOLD ? 0 : MOST_TRIED;
    const told = this.objections().map(({ violation, objection }): Finding => {
      const isDefault = this.isDefault(violation.pointer);
      const fix = objection.proposals.length > 0 && tries-- > 0 ? this.fix(objection) : undefined;
      return {
        code: objection.code,
        severity: isDefault ? 'warning' : 'error',
        message: isDefault ? `${objection.message} It is the schema's own default.` : objection.message,
        pointer: objection.pointer,
        range: this.range(objection),
        ...(fix && { fix }),
      };
    });
    told.sort((a, b) => (a.range?.offset ?? 0) - (b.range?.offset ?? 0));
    const more = this.violations.length - MOST_TOLD;
    if (more <= 0) return told;
    const message = `${count(more, 'further objection')} of the schema, not listed here.`;
    return [...told, { code: 'value-more', severity: 'error', message, pointer: '' }];
  }

  /** The first violations in words, those that say the same only once. */
  private objections(): { violation: Violation; objection: Objection }[] {
    const said = new Set<string>();
    return this.violations.slice(0, MOST_TOLD).flatMap((violation) => {
      const objection = objectTo(violation, this.scene);
      const { size } = said;
      said.add(`${objection.pointer}\n${objection.message}`);
      return said.size > size ? [{ violation, objection }] : [];
    });
  }

  private range({ pointer, mark }: Objection): NonNullable<Finding['range']> {
    const { value, member } = this.scene.places.at(pointer);
    if (mark === 'key' && member !== undefined) {
      return { in: 'calls', offset: member.keyStart, length: member.keyEnd - member.keyStart };
    }
    return { in: 'calls', offset: value.start, length: mark === 'start' ? 1 : value.end - value.start };
  }

  /** The first proposal that answers the objection and raises none. */
  private fix(objection: Objection): Fix | undefined {
    const proposal = objection.proposals.find((candidate) => this.answers(candidate, objection));
    if (proposal === undefined) return undefined;
    const { title, offset, length, text } = proposal;
    return { title, edits: [{ kind: 'text', range: { in: 'calls', offset, length }, text }] };
  }

  private answers({ offset, length, text }: Proposal, objection: Objection): boolean {
    const before = this.scene.text;
    const edited = before.slice(0, offset) + text + before.slice(offset + length);
    if (wholeValue(edited)?.kind !== 'object') return false;
    const after = new Judgement(this.check, this.schema, edited, this.options);
    if (after.violations.length >= this.violations.length) return false;
    return !after.violations.some((left) => {
      if (!`${objection.pointer}/`.startsWith(`${left.pointer}/`)) return false;
      const { code, pointer } = objectTo(left, after.scene);
      return code === objection.code && pointer === objection.pointer;
    });
  }

  private isRepeated({ keyword, pointer }: Violation): boolean {
    return this.options.repeatRequired === false && keyword === 'required' && pointer === '';
  }

  /** OpenAPI's `nullable` is meant wherever it stands, though JSON Schema does not know it. */
  private isNullable({ pointer }: Violation): boolean {
    if (valueAt(this.value, stepsOf(pointer)) !== null) return false;
    return this.schemasAt(stepsOf(pointer)).some((schema) => {
      const written = this.schema.written.get(schema);
      return written !== undefined && own(written, 'nullable') === true;
    });
  }

  /** Whether the value, or one that holds it, is what the schema itself gives as its default. */
  private isDefault(pointer: string): boolean {
    const steps = stepsOf(pointer);
    return [...steps, ''].some((_, depth) => {
      const prefix = steps.slice(0, depth);
      const value = valueAt(this.value, prefix);
      return this.schemasAt(prefix).some(
        (schema) => Object.hasOwn(schema, 'default') && sameJson(schema.default, value),
      );
    });
  }

  private schemasAt(steps: readonly string[]): readonly JsonObject[] {
    return schemasAt(this.schema.schema, steps);
  }
}

function valueAt(value: unknown, steps: readonly string[]): unknown {
  let part = value;
  for (const step of steps) {
    if (isArray(part)) part = part[Number(step)];
    else part = isObject(part) ? own(part, step) : undefined;
  }
  return part;
}
