import type { FindingCode, Severity } from '../finding.ts';
import { Column } from './column.ts';
import { onlyTool } from './evaluate.ts';
import { outcomeOf } from './outcome.ts';
import type { Outcome, Result, Values } from './report.ts';
import { type Ruling, ruleOn } from './ruling.ts';
import { type Shape, Shapes } from './shape.ts';
import type { Toolbox } from './toolbox.ts';

/** A kind of finding that calls have. How often and where is not kept. */
export interface Mark {
  readonly code: FindingCode;
  readonly severity: Severity;
}

/** Calls of one shape, about which the same is known. */
export interface Case {
  readonly shape: Shape;
  /** The number of the shape. */
  readonly number: number;
  /** The tool that the calls belong to. */
  readonly tool?: string;
  /** Absent while a call that stands for itself is not decided. */
  readonly ruling?: Ruling;
  /** Absent while nobody has looked for findings. */
  readonly marks?: readonly Mark[];
  /** Whether the marks tell of the values too; absent with them. */
  readonly values?: Values;
  /** Without marks, as if there were no problems. */
  readonly outcome?: Outcome;
}

/**
 * Any number of calls, for each of which only its case and the length of its arguments is kept. Verdicts hang on shapes,
 * so that other tools are taken up at once; findings hang on values and follow behind, call by call.
 */
export class CallTable {
  readonly shapes: Shapes;
  readonly #caseOf = new Column((length) => new Uint32Array(length));
  readonly #lengths = new Column((length) => new Uint32Array(length));
  #toolbox: Toolbox;
  #assumed: string | undefined;
  #cases: Case[] = [];
  #caseNumbers = new Map<string, number>();
  /** By the number of a shape, the case of its calls before anybody has looked. */
  #unseen: number[] = [];
  #looked = 0;
  #version = 0;

  constructor(toolbox: Toolbox, shapes = new Shapes()) {
    this.#toolbox = toolbox;
    this.#assumed = onlyTool(toolbox);
    this.shapes = shapes;
  }

  get size(): number {
    return this.#caseOf.length;
  }

  /** How many calls were looked at for findings. */
  get looked(): number {
    return this.#looked;
  }

  /** Rises with every change. */
  get version(): number {
    return this.#version;
  }

  get toolbox(): Toolbox {
    return this.#toolbox;
  }

  get cases(): readonly Case[] {
    return this.#cases;
  }

  /** By call, the place of its case in `cases`. Longer than there are calls. */
  get caseOf(): Uint32Array {
    return this.#caseOf.values;
  }

  /** By call, the length of its arguments in UTF-16 units. Longer than there are calls. */
  get lengths(): Uint32Array {
    return this.#lengths.values;
  }

  caseAt(index: number): Case {
    return this.#case(this.#caseOf.at(index));
  }

  /** Adds a call and decides it. */
  add(tool: string | undefined, args: string): void {
    const number = this.shapes.numberOf(tool, args);
    const standsForItself = this.shapes.at(number).args === undefined;
    this.#caseOf.push(
      standsForItself
        ? this.#keep(number, this.#ruleAlone(tool ?? this.#assumed, args))
        : this.#unseenCase(number),
    );
    this.#lengths.push(args.length);
    this.#version += 1;
  }

  /** Adds a call about which the same is known as in a table with the same shapes and tools. */
  addAs({ number, ruling, marks, values }: Case, length: number): void {
    this.#caseOf.push(this.#keep(number, ruling, marks, values));
    this.#lengths.push(length);
    if (marks !== undefined) this.#looked += 1;
    this.#version += 1;
  }

  /** Decides all calls with other tools. What was found is forgotten. */
  decide(toolbox: Toolbox): void {
    this.#toolbox = toolbox;
    this.#assumed = onlyTool(toolbox);
    const former = this.#cases;
    this.#cases = [];
    this.#caseNumbers = new Map();
    this.#unseen = [];
    const now = former.map(({ number }) => this.#unseenCase(number));
    const caseOf = this.#caseOf.values;
    for (let index = 0; index < this.size; index += 1) caseOf[index] = now[caseOf[index] ?? 0] ?? 0;
    this.#looked = 0;
    this.#version += 1;
  }

  /** Marks a call with what was found in it. */
  look(index: number, { call, findings, values }: Pick<Result, 'call' | 'findings' | 'values'>): void {
    const { number, shape, ruling, marks } = this.caseAt(index);
    const decided = shape.args === undefined ? this.#ruleAlone(call.tool, call.args) : ruling;
    this.#caseOf.set(index, this.#keep(number, decided, findings, values));
    if (marks === undefined) this.#looked += 1;
    this.#version += 1;
  }

  #unseenCase(number: number): number {
    const known = this.#unseen[number];
    if (known !== undefined) return known;
    const { args } = this.shapes.at(number);
    const tool = this.#toolOf(number);
    // Where the tool has no grammar, nothing hangs on the arguments.
    const decides = args !== undefined || (tool !== undefined && !this.#toolbox.rung.has(tool));
    const made = this.#keep(number, decides ? ruleOn(tool, args ?? '', this.#toolbox) : undefined);
    this.#unseen[number] = made;
    return made;
  }

  /** Keys of such calls may be many, and are not kept. */
  #ruleAlone(tool: string | undefined, args: string): Ruling {
    return { ...ruleOn(tool, args, this.#toolbox), unknown: [] };
  }

  /** The place of a case. */
  #keep(number: number, ruling: Ruling | undefined, findings?: readonly Mark[], values?: Values): number {
    const shape = this.shapes.at(number);
    const marks = findings === undefined ? undefined : marksOf(findings);
    const seen = marks?.map(({ code, severity }) => `${code} ${severity}`).join() ?? 'unseen';
    const key = `${number} ${values} ${seen}${shape.args === undefined ? JSON.stringify(ruling) : ''}`;
    const known = this.#caseNumbers.get(key);
    if (known !== undefined) return known;

    const tool = this.#toolOf(number);
    const made =
      this.#cases.push({
        shape,
        number,
        ...(tool === undefined ? {} : { tool }),
        ...(ruling === undefined ? {} : { ruling, outcome: outcomeOf(ruling, marks ?? []) }),
        ...(marks === undefined ? {} : { marks }),
        ...(values === undefined ? {} : { values }),
      }) - 1;
    this.#caseNumbers.set(key, made);
    return made;
  }

  #toolOf(number: number): string | undefined {
    const { tool, args } = this.shapes.at(number);
    // Calls that stand for themselves may be of many tools.
    return tool ?? (args === undefined ? undefined : this.#assumed);
  }

  #case(place: number): Case {
    const found = this.#cases[place];
    if (found === undefined) throw new RangeError(`No case ${place}`);
    return found;
  }
}

/** Each code once, at its worst; findings of one code come in the order of the call. */
function marksOf(findings: readonly Mark[]): readonly Mark[] {
  const marks = new Map<FindingCode, Severity>();
  for (const { code, severity } of findings) {
    const known = marks.get(code);
    if (known === undefined || rank[severity] < rank[known]) marks.set(code, severity);
  }
  return [...marks].map(([code, severity]) => ({ code, severity }));
}

const rank = { error: 0, warning: 1, hint: 2 } as const satisfies Record<Severity, number>;
