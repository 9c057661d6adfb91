import type { Suggestion } from '@rung/core/edit';
import { type IRange, languages, Range } from 'monaco-editor/editor';
import { askPlace } from '../../engine/useAnswer.ts';
import { useRung } from '../../state/store.ts';
import { boundTo } from './bound.ts';
import { literal, paragraphs } from './markdown.ts';

const kinds = {
  tool: languages.CompletionItemKind.Function,
  param: languages.CompletionItemKind.Field,
  value: languages.CompletionItemKind.Value,
  keyword: languages.CompletionItemKind.Keyword,
} as const satisfies Record<Suggestion['kind'], languages.CompletionItemKind>;

/** Offers names of tools, parameters that are not given yet, listed values; in the tools, keywords of JSON Schema. */
export const completionProvider: languages.CompletionItemProvider = {
  triggerCharacters: ['"'],
  async provideCompletionItems(model, position) {
    const bound = boundTo(model);
    if (bound === undefined) return undefined;
    const text = useRung.getState().scenario[bound.box];
    const offset = bound.toSource(model.getOffsetAt(position));
    const { suggestions } = await askPlace({ what: 'suggest', in: bound.box, offset, text });
    if (suggestions === undefined) return undefined;
    // Somebody may have typed on meanwhile; the list is asked for the place as it was, and Monaco moves it along.
    const { lineNumber, column } = position;
    const from = column - (offset - suggestions.range.offset);
    const range = new Range(lineNumber, from, lineNumber, from + suggestions.range.length);
    return { suggestions: suggestions.list.map((item, at) => itemOf(item, at, range)) };
  },
};

function itemOf(
  { kind, label, detail, about, before, after }: Suggestion,
  at: number,
  range: IRange,
): languages.CompletionItem {
  return {
    kind: kinds[kind],
    label: { label, description: detail },
    filterText: before,
    sortText: String(at).padStart(4, '0'),
    insertText: `${plain(before)}$0${plain(after)}`,
    insertTextRules: languages.CompletionItemInsertTextRule.InsertAsSnippet,
    range,
    // Behind a key its value may be offered at once.
    ...(kind === 'param' || kind === 'keyword'
      ? { command: { id: 'editor.action.triggerSuggest', title: 'Suggest' } }
      : {}),
    ...(about === undefined ? {} : { documentation: paragraphs([literal(about)]) }),
  };
}

/** In a snippet these characters have a meaning. */
function plain(text: string): string {
  return text.replace(/[\\$}]/gu, '\\$&');
}
