import { editor, type languages } from 'monaco-editor/editor';
import { askPlace } from '../../engine/useAnswer.ts';
import { goTo } from '../../state/goTo.ts';
import { boundAt, boundOf, boundTo, rangeIn } from './bound.ts';

/** From a call to its tool's schema, from an argument to its parameter, and from a tool to its next call. */
export const definitionProvider: languages.DefinitionProvider = {
  async provideDefinition(model, position) {
    const bound = boundTo(model);
    if (bound === undefined) return undefined;
    const offset = bound.toSource(model.getOffsetAt(position));
    const { to } = await askPlace({ what: 'go', in: bound.box, offset });
    const there = to && boundOf(to.range.in);
    if (to === undefined || there === undefined) return undefined;
    return { uri: there.model.uri, range: rangeIn(there, to.range) };
  },
};

/** A place in the other box is shown in its own editor. */
export function registerOpener(): void {
  editor.registerEditorOpener({
    openCodeEditor(_, resource, place) {
      const there = boundAt(resource.toString());
      if (there === undefined || place === undefined) return false;
      const { model, toSource, box } = there;
      const range = 'startLineNumber' in place ? place : undefined;
      const from = model.getOffsetAt(
        range === undefined && 'lineNumber' in place
          ? place
          : { lineNumber: range?.startLineNumber ?? 1, column: range?.startColumn ?? 1 },
      );
      const to =
        range === undefined
          ? from
          : model.getOffsetAt({ lineNumber: range.endLineNumber, column: range.endColumn });
      const offset = toSource(from);
      goTo({ in: box, offset, length: toSource(to) - offset });
      return true;
    },
  });
}
