import type { NameHint } from '@rung/core/edit';
import { Emitter, languages } from 'monaco-editor/editor';
import { askPlace, engine } from '../../engine/useAnswer.ts';
import { type Bound, boundTo } from './bound.ts';
import { paragraphs, sentence } from './markdown.ts';

/** Monaco asks for whole lines, and one line may be a whole text. */
const MOST_ASKED = 64 * 1024;

/** Shows the names that repairs give: before values that come without, behind synonyms. Asked for what is in view. */
export function nameHintsProvider(): languages.InlayHintsProvider {
  const changed = new Emitter<void>();
  engine.subscribe(() => {
    if (engine.getState().state === 'current') changed.fire();
  });
  return {
    onDidChangeInlayHints: changed.event,
    async provideInlayHints(model, range) {
      const bound = boundTo(model);
      if (bound?.box !== 'calls') return undefined;
      const from = model.getOffsetAt(range.getStartPosition());
      const to = Math.min(model.getOffsetAt(range.getEndPosition()), from + MOST_ASKED);
      const version = model.getVersionId();
      const { hints = [] } = await askPlace({
        what: 'hints',
        from: bound.toSource(from),
        to: bound.toSource(to),
      });
      const isStill = !model.isDisposed() && version === model.getVersionId();
      return { hints: isStill ? hints.map((hint) => shown(hint, bound)) : [], dispose: () => undefined };
    },
  };
}

function shown({ offset, at, name, doubt }: NameHint, { model, place }: Bound): languages.InlayHint {
  const position = model.getPositionAt(place(offset));
  const says =
    at === 'value' ? `This value gets the name \`${name}\`.` : `This key takes the name \`${name}\`.`;
  return {
    position,
    label: at === 'value' ? `${name}:` : `→ ${name}`,
    tooltip: paragraphs([sentence(says), sentence(doubt ?? '')]),
    kind: doubt === undefined ? languages.InlayHintKind.Parameter : languages.InlayHintKind.Type,
    ...(at === 'value' ? { paddingRight: true } : { paddingLeft: true }),
  };
}
