/** The call or tool that the caret stands in is the one that is looked at. */
import type { Range } from '@rung/core';
import { engine } from '../engine/useAnswer.ts';
import type { Box } from '../state/rungState.ts';
import { actions, useRung } from '../state/store.ts';

export interface Follower {
  /** A person put the caret there; an offset of the source. Acts once the engine has read that text. */
  moved(offset: number): void;
  /** The text was changed by something else, so the caret means nothing. */
  forget(): void;
  /** The call that was chosen by the caret, and so is in view already. */
  readonly chosen: () => number | undefined;
  stop(): void;
}

export function followCaret(box: Box): Follower {
  let waiting: number | undefined;
  let chosen: number | undefined;

  function act(): void {
    const { answer, state } = engine.getState();
    if (waiting === undefined || answer === undefined || state !== 'current') return;
    const { scenario, chosenTool } = useRung.getState();
    const offset = waiting;
    switch (box) {
      case 'calls': {
        const row = entryAt(answer.lenses, scenario.calls, offset);
        if (row === undefined) return;
        waiting = undefined;
        chosen = row.index;
        if (row.index !== answer.detail?.index) actions.select(row.index);
        return;
      }
      case 'tools': {
        const tool = entryAt(answer.tools.list, scenario.tools, offset);
        waiting = undefined;
        if (tool !== undefined && tool.name !== (chosenTool ?? answer.detail?.tool))
          actions.chooseTool(tool.name);
        return;
      }
      default:
        box satisfies never;
    }
  }

  const stop = engine.subscribe(act);
  return {
    moved(offset) {
      waiting = offset;
      act();
    },
    forget() {
      waiting = undefined;
      chosen = undefined;
    },
    chosen: () => chosen,
    stop,
  };
}

/** The entry around a place, else the one that shares its line. */
export function entryAt<Entry extends { readonly range: Range }>(
  entries: readonly Entry[],
  text: string,
  offset: number,
): Entry | undefined {
  // The last one that begins before it: entries may touch.
  const around = entries.findLast(
    ({ range }) => range.offset <= offset && offset <= range.offset + range.length,
  );
  return (
    around ??
    entries.find(({ range }) => {
      const end = range.offset + range.length;
      const between = offset < range.offset ? text.slice(offset, range.offset) : text.slice(end, offset);
      return !between.includes('\n');
    })
  );
}
