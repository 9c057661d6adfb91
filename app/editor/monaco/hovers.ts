import type { FindingCode } from '@rung/core';
import { editor, type languages } from 'monaco-editor/editor';
import { askPlace } from '../../engine/useAnswer.ts';
import { boundTo, rangeIn } from './bound.ts';
import { literal, paragraphs, sentence } from './markdown.ts';
import { OWNER } from './problems.ts';

/** Explains a key, a value or a keyword, and below that what the findings there mean. */
export const hoverProvider: languages.HoverProvider = {
  async provideHover(model, position) {
    const bound = boundTo(model);
    if (bound === undefined) return undefined;
    const offset = bound.toSource(model.getOffsetAt(position));
    const [{ about }, meanings] = await Promise.all([
      askPlace({ what: 'about', in: bound.box, offset }),
      meaningsAt(model, position),
    ]);
    const said =
      about === undefined ? [] : [about.sentences.map(sentence).join(' '), literal(about.description ?? '')];
    if (said.length + meanings.length === 0) return undefined;
    return {
      contents: [paragraphs(said), paragraphs(meanings)].filter(({ value }) => value !== ''),
      ...(about === undefined ? {} : { range: rangeIn(bound, about.range) }),
    };
  },
};

/** What the reference says of the findings at a place. */
async function meaningsAt(
  model: editor.ITextModel,
  { lineNumber, column }: { readonly lineNumber: number; readonly column: number },
): Promise<string[]> {
  const codes = new Set<string>();
  for (const { startLineNumber, startColumn, endLineNumber, endColumn, code } of editor.getModelMarkers({
    owner: OWNER,
    resource: model.uri,
  })) {
    const begins = startLineNumber < lineNumber || (startLineNumber === lineNumber && startColumn <= column);
    const ends = endLineNumber > lineNumber || (endLineNumber === lineNumber && endColumn >= column);
    if (begins && ends && typeof code === 'string') codes.add(code);
  }
  if (codes.size === 0) return [];
  const { REFERENCE } = await import('@rung/core/reference');
  const entries: Readonly<Partial<Record<string, { readonly title: string; readonly text: string }>>> =
    REFERENCE satisfies Record<FindingCode, unknown>;
  return [...codes].flatMap((code) => {
    const entry = Object.hasOwn(entries, code) ? entries[code] : undefined;
    return entry === undefined ? [] : [`**${literal(entry.title)}.** ${sentence(entry.text)}`];
  });
}
