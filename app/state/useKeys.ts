import { create } from 'zustand';
import { readPreferences, writePreferences } from './preferences.ts';

/** Whether the page's keys do something. */
export const useKeys = create<{ readonly keys: boolean }>()(() => ({ keys: readPreferences().keys }));

export function setKeys(keys: boolean): void {
  useKeys.setState({ keys });
  writePreferences({ keys });
}
