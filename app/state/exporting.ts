/** Whether the dialog is open that writes the scenario in other forms. */
import { create } from 'zustand';

export const useExporting = create<{ readonly open: boolean }>()(() => ({ open: false }));

export function openExport(): void {
  useExporting.setState({ open: true });
}

export function closeExport(): void {
  useExporting.setState({ open: false });
}
