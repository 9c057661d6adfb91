import { Suspense } from 'react';
import { useExporting } from '../state/exporting.ts';
import { onUse } from '../ui/onUse.tsx';

const ExportDialog = onUse(() => import('./ExportDialog.tsx'));

/** The dialog that writes the scenario in other forms, while it is open. */
export function Export() {
  const open = useExporting((exporting) => exporting.open);
  if (!open) return null;
  return (
    <Suspense>
      <ExportDialog />
    </Suspense>
  );
}
