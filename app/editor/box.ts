import type { Ref } from 'react';
import type { Box } from '../state/rungState.ts';

/** What a text box and the editor that takes its place have in common. Places count in the editor's text. */
export interface BoxProps {
  readonly box: Box;
  /** Where the other one was left; filled in when this one goes. */
  readonly view: View;
  readonly handle: Ref<BoxHandle>;
}

export interface BoxHandle {
  /** Selects a stretch of the source, brings it into view and takes the focus. */
  reveal(offset: number, length: number): void;
  /** How many characters are selected. */
  selected(): number;
}

/** Survives the change from one to the other. */
export interface View {
  anchor: number;
  head: number;
  focused: boolean;
  /** The first line in view, from 0. */
  topLine: number;
}

export const label = { tools: 'Tools', calls: 'Calls' } as const satisfies Record<Box, string>;
