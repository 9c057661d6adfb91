import { lazy, Suspense } from 'react';
import { useRung } from '../state/store.ts';

const HugePasteDialog = lazy(() => import('./HugePasteDialog.tsx'));

/** The question before a huge paste, while one waits. */
export function HugePaste() {
  const paste = useRung((rung) => rung.hugePaste);
  if (paste === undefined) return null;
  return (
    <Suspense>
      <HugePasteDialog paste={paste} />
    </Suspense>
  );
}
