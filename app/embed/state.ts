import { create } from 'zustand';

interface EmbedState {
  /** The address holds no link. */
  readonly empty: boolean;
  /** The call that was asked for, from 1. */
  readonly call: number | undefined;
  /** The address of the whole page with the same scenario. */
  readonly whole: string;
}

export const useEmbed = create<EmbedState>()(() => ({ empty: false, call: undefined, whole: '' }));
