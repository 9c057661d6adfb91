import {
  documentProblems,
  type Edit,
  loadToolbox,
  type ReadCall,
  readTools,
  type Scenario,
  type Toolbox,
} from '@rung/core';
import { type Advice, NO_ADVICE } from './advice.ts';
import type { Beyond } from './beyond.ts';
import { BoxCalls } from './boxCalls.ts';
import { boxState, firstError } from './boxState.ts';
import type { CallSource } from './callSource.ts';
import { CallsReader } from './callsReader.ts';
import type { AskDebug } from './debug/protocol.ts';
import { Follower } from './follower.ts';
import { indicesOf, lensesOf } from './lenses.ts';
import type { Listing, makeListing } from './listing.ts';
import type {
  Answer,
  Ask,
  FromEngine,
  PlaceAnswer,
  PlaceQuestion,
  Preview,
  Save,
  Source,
  TakeAnswer,
  TakeQuestion,
} from './protocol.ts';
import { remember } from './remember.ts';
import type { SchemaWorker } from './schema/judge.ts';
import type { SchemaAdvice } from './schema/schemaAdvice.ts';
import type { Reading, Trace } from './trace/trace.ts';
import { toolView, viewOf } from './view.ts';

/** Before there is what makes a list. */
const NO_LIST: Listing = {
  matching: 0,
  groups: 0,
  facets: { outcomes: [], kinds: [], repairs: [], causes: [], codes: [], tools: [] },
  listed: 0,
  window: () => [],
};

const EMPTY: Scenario = { rung: 1, tools: '', calls: '' };
const NO_CALLS: readonly ReadCall[] = [];

/** Calls with what goes on beside the questions for them. */
interface Followed<Calls extends CallSource> {
  readonly calls: Calls;
  readonly follower: Follower;
}

/**
 * Answers what the page asks, and keeps what was read and decided: another call chosen or other rows in view decide
 * nothing anew, and other calls leave the tools as they are.
 */
export class Engine {
  readonly #news: () => void;
  readonly #readTools = remember(readTools);
  readonly #readCalls = new CallsReader();
  readonly #loadToolbox = remember(loadToolbox, ({ aliases, synonyms, profile }, read, look) => [
    JSON.stringify([aliases, synonyms, profile]),
    read,
    look,
  ]);
  /** Fetched behind the first verdict. */
  #beyond: Beyond | undefined;
  readonly #list = remember(
    (make: typeof makeListing, ...query: Parameters<typeof makeListing>) => make(...query),
    (make, table, { from: _, to: __, ...query }, search, kept) => [
      make,
      table,
      table.version,
      JSON.stringify(query),
      search,
      kept,
    ],
  );
  /** The calls when the last time nothing was unread. */
  #box: Followed<BoxCalls> | undefined;
  #trace: Followed<Trace> | undefined;
  /** Tells the last trace that is opened from those before. */
  #openings = 0;
  /** The tools when the last time they were not unread. */
  #toolbox: Toolbox | undefined;
  #asked: Ask | undefined;
  readonly #startSchemaWorker: () => SchemaWorker;
  #advice: Advice = NO_ADVICE;
  #schemaAdvice: Promise<SchemaAdvice> | undefined;
  /** The calls that the last answer tells of. */
  #told: { readonly calls: CallSource; readonly indices: readonly number[] } | undefined;
  /** Numbers of what goes on for long, until somebody stops it: files that are made, aliases that are looked for. */
  readonly #running = new Set<number>();

  /** `news` is called whenever the answer to the last question has become another. */
  constructor(news: () => void, startSchemaWorker: () => SchemaWorker) {
    this.#news = news;
    this.#startSchemaWorker = startSchemaWorker;
  }

  async answer(ask: Ask): Promise<Answer> {
    const { id, scenario, source = 'box', chosen, rows, inView } = ask;
    const tools = this.#readTools(scenario.tools);
    const read = await this.#readCalls.read(scenario.calls, scenario.fields, tools.tools);
    const toolbox = this.#loadToolbox(scenario, tools, this.#beyond?.look);
    const toolsBox = boxState(scenario.tools, tools.tools.length, tools);
    const callsBox = boxState(scenario.calls, read.calls.length, read);

    // Two texts changed at once are another scenario; what was known of the former one says nothing about it.
    const asked = this.#asked?.scenario;
    if (asked?.tools !== scenario.tools && asked?.calls !== scenario.calls) this.#forgetBox();
    this.#asked = ask;

    if (!toolsBox.unread || this.#toolbox === undefined) this.#takeTools(toolbox);
    if (!toolsBox.unread && !callsBox.unread) this.#takeCalls(scenario, read.calls, toolbox);

    if (this.#trace?.calls.isReadBy(scenario.fields) === false) this.#readAgain();
    const trace = source === 'trace' ? this.#trace : undefined;
    const unread = toolsBox.unread ? toolsBox : callsBox.unread && trace === undefined ? callsBox : undefined;
    const stale = unread === undefined ? undefined : firstError(unread);
    const { calls, follower } =
      trace ?? this.#box ?? this.#follow(new BoxCalls(scenario.calls, NO_CALLS, toolbox));
    const { table } = calls;
    const search = await follower.search(rows.text ?? '');
    const beside = await this.#beyond?.beside.of(calls, scenario, rows);
    const selected = trace === undefined ? scenario.selected : chosen;
    const { view, called } = await viewOf(
      calls,
      this.#beyond === undefined ? NO_LIST : this.#list(this.#beyond.list, table, rows, search, beside?.kept),
      rows,
      selected ?? 0,
      this.#advice,
      this.#beyond,
    );
    const { unavailable } = this.#advice;
    const lensed =
      trace === undefined && this.#box?.calls.text === scenario.calls
        ? lensesOf(this.#box.calls, inView, this.#advice)
        : [];
    this.#told = { calls, indices: indicesOf(view, lensed) };
    return {
      kind: 'answer',
      id,
      tools: {
        ...(this.#beyond?.warned('tools', scenario.tools, toolsBox) ?? toolsBox),
        list: table.toolbox.tools.map((tool) => toolView(tool, table.toolbox, called, this.#advice)),
      },
      calls: this.#beyond?.warned('calls', scenario.calls, callsBox) ?? callsBox,
      documentProblems: documentProblems(scenario, (tool) => table.toolbox.byName.has(tool)),
      ...(this.#trace === undefined ? {} : { trace: this.#trace.calls.view() }),
      source: trace === undefined ? 'box' : 'trace',
      ...(stale === undefined ? {} : { stale }),
      ...(search === undefined || search.done === table.size
        ? {}
        : { searched: { done: search.done, of: table.size } }),
      ...(unavailable === undefined ? {} : { unavailable }),
      ...(beside?.told(view) ?? view),
      lenses: lensed,
      ...(this.#beyond === undefined ? { early: true } : {}),
    };
  }

  /** Goes on behind the last answer: has the values checked of what it tells, and then of the rest of the box. */
  async check(): Promise<void> {
    if (this.#beyond === undefined) return this.look();
    if (this.#told === undefined || this.#told.calls.table.toolbox.tools.length === 0) return;
    const advice = await this.#loadSchemaAdvice();
    const { calls, indices } = this.#told;
    // A trace may have millions of calls; only those that are looked at are checked.
    if (this.#isOpen(calls)) await advice.check(calls, indices, calls instanceof BoxCalls);
  }

  /** Fetches what comes behind the first verdict, once. */
  async look(): Promise<void> {
    const { Beyond } = await import('./beyond.ts');
    if (this.#beyond !== undefined) return;
    this.#beyond = new Beyond(this.#news);
    this.#news();
  }

  /** What edits would do to the scenario that was asked about last. */
  async preview(edits: readonly Edit[]): Promise<Preview> {
    const advice = await this.#loadSchemaAdvice();
    const { calls, ...place } = this.#lookedAt();
    return advice.preview(place, edits, calls);
  }

  /** What is to be said of a place in the scenario that was asked about last. */
  async place(question: PlaceQuestion): Promise<PlaceAnswer> {
    const { answerPlace } = await import('./beyond.ts');
    const { scenario } = this.#asked ?? { scenario: EMPTY };
    const box = this.#box?.calls;
    return answerPlace(question, {
      scenario,
      calls: box?.text === scenario.calls ? box.entries : NO_CALLS,
      table: box?.table,
      tools: this.#readTools(scenario.tools).tools,
      toolbox: this.#lastToolbox(),
    });
  }

  /** Turns a scenario into something else. */
  async take(question: TakeQuestion): Promise<TakeAnswer> {
    const advice = await this.#loadSchemaAdvice();
    return advice.take(question);
  }

  /** Opens a file as a trace, in place of the one that is open. */
  async openTrace(file: File): Promise<void> {
    this.closeTrace();
    const opening = this.#openings;
    await this.look();
    const { Trace } = await import('./later.ts');
    if (opening !== this.#openings) return;
    await this.#readTrace(new Trace(file, this.#lastToolbox(), this.#news, this.#reading()));
  }

  /** Other fields were chosen: what the open trace holds is to be read anew. */
  #readAgain(): void {
    const former = this.#trace;
    former?.calls.stop();
    this.#leave(former);
    if (former !== undefined) void this.#readTrace(former.calls.again(this.#lastToolbox(), this.#reading()));
  }

  async #readTrace(calls: Trace): Promise<void> {
    const trace = this.#follow(calls);
    this.#trace = trace;
    this.#news();
    await calls.readAll();
    await trace.follower.look();
  }

  #lastToolbox(): Toolbox {
    return this.#toolbox ?? loadToolbox(EMPTY, readTools(''));
  }

  #reading(): Reading {
    const { fields, tools } = this.#asked?.scenario ?? EMPTY;
    return { fields, tools: this.#readTools(tools).tools };
  }

  /** Reads no further; what was read stays. */
  stopTrace(): void {
    this.#trace?.calls.stop();
  }

  closeTrace(): void {
    this.#openings += 1;
    this.#trace?.calls.stop();
    this.#leave(this.#trace);
    this.#trace = undefined;
    this.#news();
  }

  /** Does what may take long, and tells how far it is, until it is stopped. */
  async work(message: Save | AskDebug, tell: (message: FromEngine) => void): Promise<void> {
    const { id } = message;
    this.#running.add(id);
    const { work } = await import('./later.ts');
    const at = this.#lookedAt(message.kind === 'save' ? message.source : undefined);
    const asked = { ...at, read: this.#readTools(at.scenario.tools), advice: this.#advice };
    await work(message, asked, { tell, isWanted: () => this.#running.has(id) });
    this.#running.delete(id);
  }

  stop(id: number): void {
    this.#running.delete(id);
  }

  /** The call that was looked at last, with the scenario and the calls; or those of another source. */
  #lookedAt(of?: Source): {
    readonly scenario: Scenario;
    readonly index: number;
    readonly calls: CallSource | undefined;
  } {
    const { scenario, source = 'box', chosen = 0 } = this.#asked ?? { scenario: EMPTY };
    const trace = (of ?? source) === 'trace' ? this.#trace : undefined;
    const index = trace === undefined ? (scenario.selected ?? 0) : chosen;
    // What is asked of the trace by name is not asked of the box instead.
    const followed = of === 'trace' ? trace : (trace ?? this.#box);
    return { scenario, index, calls: followed?.calls };
  }

  #takeTools(toolbox: Toolbox): void {
    this.#toolbox = toolbox;
    const { calls, follower } = this.#trace ?? {};
    if (calls === undefined || calls.table.toolbox === toolbox) return;
    calls.table.decide(toolbox);
    // While the file is read, its calls are looked at when that is done.
    if (calls.view().state !== 'reading') void follower?.look();
  }

  #takeCalls(scenario: Scenario, read: readonly ReadCall[], toolbox: Toolbox): void {
    const former = this.#box?.calls;
    if (former?.entries === read && former.table.toolbox === toolbox) return;
    this.#leave(this.#box);
    const calls =
      former?.entries === read ? former.decide(toolbox) : new BoxCalls(scenario.calls, read, toolbox, former);
    this.#box = this.#follow(calls);
    if (calls.table.looked < calls.table.size) void this.#box.follower.look();
  }

  #follow<Calls extends CallSource>(calls: Calls): Followed<Calls> {
    return { calls, follower: new Follower(calls, this.#news) };
  }

  #leave(followed: Followed<CallSource> | undefined): void {
    followed?.follower.stop();
    if (followed !== undefined) void this.#schemaAdvice?.then((advice) => advice.leave(followed.calls));
  }

  #isOpen(calls: CallSource): boolean {
    return calls === this.#box?.calls || calls === this.#trace?.calls;
  }

  #loadSchemaAdvice(): Promise<SchemaAdvice> {
    this.#schemaAdvice ??= import('./schema/schemaAdvice.ts').then(({ SchemaAdvice }) => {
      const advice = new SchemaAdvice(this.#startSchemaWorker, this.#news);
      this.#advice = advice;
      return advice;
    });
    return this.#schemaAdvice;
  }

  #forgetBox(): void {
    this.#leave(this.#box);
    this.#box = undefined;
  }
}
