import { useSyncExternalStore } from 'react';

export const NARROW = '(max-width: 719px)';
export const LARGE_TARGETS = '(pointer: coarse), (max-width: 719px)';

/** Whether a media query holds, now and when that changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
}
