import type { Finding, ToJudge } from '@rung/core';
import type { Judge, Said } from './judge.ts';

/** What is known of a schema. */
export interface OnSchema {
  /** Whether calls can be judged by it. */
  readonly usable: boolean;
  /** Ranges count in the schema's own text. */
  readonly findings: readonly Finding[];
}

/** What JSON Schema says of a call, and of the schema; ranges of the call's findings count in the args that were judged. */
export interface Opinion {
  readonly schema: OnSchema;
  readonly call: readonly Finding[];
}

/** So many schemas are known at once; of more, all is forgotten. */
const MOST_SCHEMAS = 2_000;
/** So many calls, with so much text, in UTF-16 units; the oldest are forgotten first. */
const MOST_CALLS = 50_000;
const MOST_TEXT = 32_000_000;
/** A schema by which so many calls took too long is not tried on others. */
const MOST_OVERRUNS = 3;

/** What was said of schemas and calls, by their text: whoever asks again, after an edit elsewhere, is answered at once. */
export class Opinions {
  readonly #judge: Judge;
  readonly #schemas = new Map<string, OnSchema & { readonly number: number; overruns: number }>();
  readonly #calls = new Map<string, readonly Finding[]>();
  #text = 0;
  #numbers = 0;
  #unavailable: string | undefined;

  constructor(judge: Judge) {
    this.#judge = judge;
  }

  /** Why nothing can be judged, in a sentence. */
  get unavailable(): string | undefined {
    return this.#unavailable;
  }

  onSchema(schemaText: string): OnSchema | undefined {
    return this.#schemas.get(schemaText);
  }

  onCall(question: ToJudge): Opinion | undefined {
    const schema = this.#schemas.get(question.schemaText);
    if (schema === undefined) return undefined;
    if (!schema.usable) return { schema, call: [] };
    const call = this.#calls.get(keyOf(question, schema.number));
    return call && { schema, call };
  }

  /** Has a schema compiled, unless it is known. */
  async askOnSchema(schemaText: string, wanted?: AbortSignal): Promise<void> {
    if (this.#unavailable !== undefined || this.#schemas.has(schemaText)) return;
    const said = await this.#judge.ask({ schemaText }, wanted);
    if (this.#isNothing(said)) return;
    if (this.#schemas.size >= MOST_SCHEMAS) {
      this.#schemas.clear();
      this.#calls.clear();
      this.#text = 0;
    }
    this.#numbers += 1;
    this.#schemas.set(schemaText, { ...schemaSaid(said, schemaText), number: this.#numbers, overruns: 0 });
  }

  /** Has a call judged, unless what is said of it is known. */
  async askOnCall(question: ToJudge, wanted?: AbortSignal): Promise<void> {
    await this.askOnSchema(question.schemaText, wanted);
    const schema = this.#schemas.get(question.schemaText);
    if (schema === undefined || !schema.usable || this.onCall(question) !== undefined) return;
    const isHopeless = schema.overruns >= MOST_OVERRUNS;
    const said: Said = isHopeless ? { kind: 'ended' } : await this.#judge.ask(question, wanted);
    if (this.#isNothing(said)) return;
    if (said.kind === 'ended') schema.overruns += 1;
    this.#keep(keyOf(question, schema.number), callSaid(said, isHopeless));
  }

  /** Whether nothing was found out. */
  #isNothing({ kind }: Said): boolean {
    if (kind === 'forbidden' || kind === 'absent') this.#unavailable = UNAVAILABLE[kind];
    return kind === 'forbidden' || kind === 'absent' || kind === 'withdrawn';
  }

  #keep(key: string, findings: readonly Finding[]): void {
    this.#calls.set(key, findings);
    this.#text += key.length;
    for (const oldest of this.#calls.keys()) {
      if (this.#calls.size <= MOST_CALLS && (this.#text <= MOST_TEXT || oldest === key)) break;
      this.#calls.delete(oldest);
      this.#text -= oldest.length;
    }
  }
}

function keyOf({ args, repeatRequired }: ToJudge, schema: number): string {
  return `${schema}${repeatRequired ? '' : ' sent back'} ${args}`;
}

const UNAVAILABLE = {
  forbidden:
    'Values are not checked: the server of this page forbids compiled code, even in the worker that checks them.',
  absent:
    'Values are not checked: the file that checks them could not be loaded. Reload the page to try again.',
} as const satisfies Partial<Record<Said['kind'], string>>;

const SECONDS = 'longer than 2 seconds';

function schemaSaid(said: Said, schemaText: string): OnSchema {
  if (said.kind === 'schema') return said;
  const message =
    said.kind === 'ended'
      ? `This schema took ${SECONDS} to compile and was ended, so no call is checked against it.`
      : `This schema breaks the validator (${told(said)}), so no call is checked against it.`;
  const range = { in: 'tools', offset: 0, length: schemaText.length } as const;
  return {
    usable: false,
    findings: [{ code: 'schema-too-deep', severity: 'error', message, pointer: '', range }],
  };
}

function callSaid(said: Said, isHopeless: boolean): readonly Finding[] {
  if (said.kind === 'call') return said.findings;
  const message = isHopeless
    ? 'The schema ran over its time on other calls and is not tried on this one, so its values are not checked.'
    : said.kind === 'ended'
      ? `The check against the schema took ${SECONDS} and was ended, so the values are not checked. A pattern of the schema may run away.`
      : `The check against the schema broke (${told(said)}), so the values are not checked.`;
  return [{ code: 'value-not-checked', severity: 'warning', message, pointer: '' }];
}

function told(said: Said): string {
  return said.kind === 'broke' ? said.message : said.kind;
}
