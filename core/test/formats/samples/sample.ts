/** What is read from a text: texts of every format, with what they hold. */
export interface CallSample {
  readonly name: string;
  readonly text: string;
  readonly format: string;
  readonly calls: readonly SampleCall[];
  /** Code and marked text of what is not understood; nothing when left out. */
  readonly problems?: readonly (readonly [string, string])[];
}

export interface SampleCall {
  readonly tool?: string;
  readonly args: string;
  readonly translated?: true;
  readonly truncated?: true;
}

export interface ToolSample {
  readonly name: string;
  readonly text: string;
  readonly format: string;
  readonly tools: readonly {
    readonly name: string;
    readonly schemaText?: string;
    readonly grammar?: object;
  }[];
  /** Code and marked text of what is not understood; nothing when left out. */
  readonly problems?: readonly (readonly [string, string])[];
}

/** Values that are easily spoiled: spaces, escapes, digits that a double would lose. */
export const ARGS = '{ "city":"Os\\u006co", "days": 1.0, "id":9007199254740993 }';

/** A text as it stands in a JSON string. */
export function quoted(text: string): string {
  return JSON.stringify(text);
}
