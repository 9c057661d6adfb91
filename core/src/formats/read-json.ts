import { CallReader, type Settings, type UnknownValue, whyUnknown } from './call-reader.ts';
import { plain } from './calls/plain.ts';
import type { Node } from './node.ts';
import { inOrder, nothingIn, notJson, notUnderstood } from './problem.ts';
import type { ReadCalls } from './read-calls-with.ts';
import { type Fault, readSequence } from './sequence.ts';
import { looksLikeTools } from './tool-formats.ts';

export interface ReadJson {
  readonly read: ReadCalls;
  /** Parts of the text are no JSON. */
  readonly hasFaults: boolean;
}

/** Reads the calls in the JSON values and server-sent events of a text. */
export function readJson(text: string, settings: Settings): ReadJson {
  const reader = new CallReader(settings);
  const shape = new Shape(text);
  const faults = readSequence(text, (top, isEvent) => {
    shape.see(top, isEvent);
    reader.readTop(top);
  });
  reader.finish();
  const { calls, problems, unknown } = reader;
  const hasFaults = faults.length > 0;
  if (!hasFaults && calls.length > 0 && problems.length + unknown.length === 0)
    return { read: { format: inWords(reader, shape), calls, problems }, hasFaults };
  const bare = new Set(reader.isBlank ? bareArgs(text, faults, unknown) : []);
  for (const object of bare) reader.addBareArgs(object);
  const left = unknown.filter(({ node }) => !bare.has(node));
  const isEmpty = calls.length + problems.length + left.length + faults.length === 0;
  const isBlank = isEmpty && shape.values === 0 && text.trim() === '';
  const read = {
    ...((isEmpty && shape.values > 0) || calls.length > 0 ? { format: inWords(reader, shape) } : {}),
    calls,
    problems: inOrder([
      ...(isEmpty && !isBlank ? [nothingIn('calls', text)] : []),
      ...problems,
      ...left.map(({ node }) => notUnderstood('calls', node, whyUnknown(node))),
      ...faults.map((fault) => notJson('calls', text, fault)),
    ]),
  };
  return { read, hasFaults };
}

/** How the values stand in the text. */
class Shape {
  values = 0;
  /** None of them goes over several lines. */
  inLines = true;
  /** Some of them are data of server-sent events. */
  inEvents = false;
  readonly #text: string;
  #lineBreak = -1;

  constructor(text: string) {
    this.#text = text;
  }

  see(top: Node, isEvent: boolean): void {
    this.values += 1;
    this.inEvents ||= isEvent;
    if (this.#lineBreak < top.start) {
      const next = this.#text.indexOf('\n', top.start);
      this.#lineBreak = next === -1 ? this.#text.length : next;
    }
    if (this.#lineBreak < top.end) this.inLines &&= !top.slice.trimEnd().includes('\n');
  }
}

/**
 * Objects that no format knows are args without a tool's name, where nothing else in the text is a call and nothing
 * speaks for their being a piece of something that broke: a bracket too many, another text on their line, or a
 * fault before them that goes over several lines.
 */
function bareArgs(text: string, faults: readonly Fault[], unknown: readonly UnknownValue[]): Node[] {
  if (faults.some(({ start }) => '}],:'.includes(text.charAt(start)))) return [];
  const fault = faults.find(({ oneLine }) => !oneLine);
  const faultyLine = fault === undefined ? text.length : text.lastIndexOf('\n', fault.start) + 1;
  return unknown
    .filter(({ node, top }) => node.kind === 'object' && top !== undefined && !looksLikeTools(node))
    .filter(({ top }) => top !== undefined && (top.end <= faultyLine || top.start === fault?.start))
    .map(({ node }) => node);
}

function inWords({ formats, envelopes }: CallReader, { values, inLines, inEvents }: Shape): string {
  const named = formats.size > 0 ? [...formats] : [...envelopes];
  if (inEvents) return [...named, 'event stream'].join(', ');
  if (values < 2) return named.join(', ') || 'empty list';
  return [...named.filter((name) => name !== plain.name), inLines ? 'JSON Lines' : 'JSON values'].join(', ');
}
