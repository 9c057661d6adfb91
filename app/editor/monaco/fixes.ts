import type { Fix } from '@rung/core';
import { editor, type languages, Range } from 'monaco-editor/editor';
import { engine } from '../../engine/useAnswer.ts';
import { actions } from '../../state/store.ts';
import { boundTo } from './bound.ts';
import { fixesOf } from './problems.ts';

const APPLY = 'rung.apply-fix';

/** By its number, what a light bulb offers: a command's arguments are no place for a fix. */
let offered: readonly Fix[] = [];

/** Offers the fixes of findings in the light bulb. One that is taken is a step of the scenario, as its button's. */
export const fixProvider: languages.CodeActionProvider = {
  provideCodeActions(model, range) {
    if (boundTo(model) === undefined || engine.getState().state !== 'current') return undefined;
    const here = fixesOf(model).filter((fix) => Range.areIntersectingOrTouching(fix.range, range));
    offered = here.map(({ fix }) => fix);
    return {
      actions: here.map(({ fix, marker }, at) => ({
        title: fix.title.replaceAll('`', ''),
        kind: 'quickfix',
        diagnostics: [marker],
        command: { id: APPLY, title: fix.title, arguments: [at] },
      })),
      dispose: () => undefined,
    };
  },
};

export function registerFixes(): void {
  editor.registerCommand(APPLY, (_, at: unknown) => {
    const fix = typeof at === 'number' ? offered[at] : undefined;
    // A text that has changed since has other places.
    if (fix !== undefined && engine.getState().state === 'current') actions.applyEdits(fix.edits, fix.title);
  });
}
