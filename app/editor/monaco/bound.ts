/** Which models belong to which box: Monaco's providers are told of a model only. */

import type { Range as TextRange } from '@rung/core';
import { type editor, Range } from 'monaco-editor/editor';
import type { Box } from '../../state/rungState.ts';

/** A model that shows the text of a box. Places outside of it count in the source. */
export interface Bound {
  readonly box: Box;
  readonly model: editor.ITextModel;
  /** Where a place of the source is in the editor's text, and the other way round. */
  readonly place: (offset: number) => number;
  readonly toSource: (offset: number) => number;
}

const bound = new Map<editor.ITextModel, Bound>();

export function bind(it: Bound): () => void {
  bound.set(it.model, it);
  return () => bound.delete(it.model);
}

export function boundTo(model: editor.ITextModel): Bound | undefined {
  return bound.get(model);
}

export function boundOf(box: Box): Bound | undefined {
  return [...bound.values()].find((one) => one.box === box);
}

export function boundAt(uri: string): Bound | undefined {
  return [...bound.values()].find(({ model }) => model.uri.toString() === uri);
}

/** A stretch of the source as a range of the model. */
export function rangeIn({ model, place }: Bound, { offset, length }: TextRange): Range {
  return Range.fromPositions(model.getPositionAt(place(offset)), model.getPositionAt(place(offset + length)));
}
