import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';

const SAID_FOR_MS = 2_000;

/** Copies a text and says at the same place whether that worked. */
export function CopyButton({ text, label, iconOnly }: { text: string; label: string; iconOnly?: boolean }) {
  const [said, setSaid] = useState<'Copied' | 'Not copied'>();

  useEffect(() => {
    if (said === undefined) return;
    const timer = setTimeout(() => setSaid(undefined), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [said]);

  function copy() {
    // Absent outside a secure context, whatever the types say.
    const clipboard: Clipboard | undefined = navigator.clipboard;
    if (clipboard === undefined) setSaid('Not copied');
    else
      clipboard.writeText(text).then(
        () => setSaid('Copied'),
        () => setSaid('Not copied'),
      );
  }

  const Shape = said === 'Copied' ? Check : Copy;
  const words = said ?? label;
  return (
    <button
      type="button"
      className={iconOnly && said !== 'Not copied' ? 'btn sm icon' : 'btn sm'}
      aria-label={iconOnly ? label : undefined}
      title={iconOnly ? label : undefined}
      onClick={copy}
    >
      <Shape size={14} aria-hidden />
      {iconOnly ? said === 'Not copied' && said : words}
      {iconOnly && (
        <span className="vh" role="status">
          {said}
        </span>
      )}
    </button>
  );
}
