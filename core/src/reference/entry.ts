import type { Scenario } from '../scenario/scenario.ts';

/** What a code means, and a scenario that shows it. */
export interface Entry {
  /** What is the matter, in a few words. */
  readonly title: string;
  /** One paragraph: what is seen, why it matters, what to do. */
  readonly text: string;
  /** Its report has a finding or a problem of this code, JSON Schema's findings included. */
  readonly example: Scenario;
}

/** A scenario of an example: tools by name, and the lines of its calls. */
export function scenario(
  tools: Readonly<Record<string, unknown>> | string,
  calls: readonly string[],
  more: Partial<Scenario> = {},
): Scenario {
  return {
    rung: 1,
    tools: typeof tools === 'string' ? tools : JSON.stringify(tools, null, 2),
    calls: calls.join('\n'),
    ...more,
  };
}

/** A call as one line; `args` is its JSON text. */
export function call(tool: string, args: string): string {
  return `{"tool": ${JSON.stringify(tool)}, "args": ${args}}`;
}

/** A call whose arguments come as a text of their own, whatever that text is. */
export function textCall(tool: string, args: string): string {
  return call(tool, JSON.stringify(args));
}

/** An object schema from its properties; names that end in `?` are optional. */
export function schema(
  properties: Readonly<Record<string, unknown>>,
  more: Readonly<Record<string, unknown>> = {},
): unknown {
  const entries = Object.entries(properties);
  const plain = (name: string) => name.replace(/\?$/, '');
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, part]) => [plain(name), part])),
    required: entries.map(([name]) => name).filter((name) => !name.endsWith('?')),
    ...more,
  };
}

export const TEXT = { type: 'string' };
export const NUMBER = { type: 'number' };
export const WHOLE = { type: 'integer' };

export const WEATHER = { get_weather: schema({ city: TEXT, 'days?': WHOLE }) };
export const MOVE = { move_file: schema({ source: TEXT, destination: TEXT }) };
