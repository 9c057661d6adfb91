import type { Edit, Finding } from '../../src/finding.ts';
import { validateCall } from '../../src/schema/index.ts';

/** The text of a schema or of arguments: text stays as it is. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

export function validate(schema: unknown, args: unknown): Finding[] {
  return validateCall(textOf(schema), textOf(args));
}

/** The codes of the findings about the call. */
export function codes(schema: unknown, args: unknown): string[] {
  return validate(schema, args).map(({ code }) => code);
}

/** What a finding marks. */
export function marked({ range }: Finding, schemaText: string, argsText: string): string | undefined {
  if (range === undefined) return undefined;
  const text = range.in === 'calls' ? argsText : schemaText;
  return text.slice(range.offset, range.offset + range.length);
}

export function apply(text: string, edits: readonly Edit[]): string {
  let edited = text;
  for (const edit of edits) {
    if (edit.kind !== 'text' || edit.range.in !== 'calls') throw new Error('only edits of the arguments');
    const { offset, length } = edit.range;
    edited = edited.slice(0, offset) + edit.text + edited.slice(offset + length);
  }
  return edited;
}

export function nested(depth: number, open: string, inner: string, close: string): string {
  return open.repeat(depth) + inner + close.repeat(depth);
}
