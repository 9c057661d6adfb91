import { Suspense } from 'react';
import { useRung } from '../state/store.ts';
import { onUse } from '../ui/onUse.tsx';

const HugePasteDialog = onUse(() => import('./HugePasteDialog.tsx'));

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
