import type { Edit, ReportTool, Result, Toolbox } from '@rung/core';
import type { Advice } from '../advice.ts';
import type { CallSource, SeenCall } from '../callSource.ts';
import { type Place, previewOf } from '../preview.ts';
import type { Preview, TakeAnswer, TakeQuestion } from '../protocol.ts';
import { take } from '../take.ts';
import { Checker } from './checker.ts';
import { Judge, type SchemaWorker } from './judge.ts';
import { Opinions } from './opinions.ts';
import { withOpinion, withSchemaOpinion } from './withOpinion.ts';

/** What JSON Schema says of calls and tools, as far as it was asked. The first verdict does without it. */
export class SchemaAdvice implements Advice {
  readonly #opinions: Opinions;
  readonly #news: () => void;
  readonly #checkers = new Map<CallSource, Checker>();

  constructor(startSchemaWorker: () => SchemaWorker, news: () => void) {
    this.#opinions = new Opinions(new Judge(startSchemaWorker));
    this.#news = news;
  }

  get unavailable(): string | undefined {
    return this.#opinions.unavailable;
  }

  onCall(result: Result, seen: SeenCall, toolbox: Toolbox): Result {
    return withOpinion(result, seen, toolbox, this.#opinions);
  }

  onTool(tool: ReportTool, toolbox: Toolbox): ReportTool {
    return withSchemaOpinion(tool, toolbox, this.#opinions);
  }

  /** Has the values of calls checked that are looked at, and then those of all others, where these are wanted. */
  check(source: CallSource, looked: readonly number[], all: boolean): Promise<void> {
    let checker = this.#checkers.get(source);
    if (checker === undefined) {
      checker = new Checker(source, this.#opinions, this.#news, { all });
      this.#checkers.set(source, checker);
    }
    return checker.check(looked);
  }

  /** Nobody looks at these calls any more. */
  leave(source: CallSource): void {
    this.#checkers.get(source)?.stop();
    this.#checkers.delete(source);
  }

  /** Turns a scenario into something else, with all that JSON Schema says of it. */
  take(question: TakeQuestion): Promise<TakeAnswer> {
    return take(question, this.#opinions);
  }

  /** What edits would do. */
  preview(place: Place, edits: readonly Edit[], calls: CallSource | undefined): Promise<Preview> {
    return previewOf(place, edits, calls, this.#opinions);
  }
}
