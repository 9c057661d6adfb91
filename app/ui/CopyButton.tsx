import { Check, Copy } from 'lucide';
import { useEffect, useState } from 'react';
import { copyText } from '../state/clipboard.ts';
import { Icon } from './Icon.tsx';

const SAID_FOR_MS = 2_000;

/** Copies a text and says at the same place whether that worked. */
export function CopyButton({ text, label, iconOnly }: { text: string; label: string; iconOnly?: boolean }) {
  const [said, setSaid] = useState<'Copied' | 'Not copied'>();

  useEffect(() => {
    if (said === undefined) return;
    const timer = setTimeout(() => setSaid(undefined), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [said]);

  async function copy() {
    setSaid((await copyText(text)) ? 'Copied' : 'Not copied');
  }

  const Shape = said === 'Copied' ? Check : Copy;
  const failed = said === 'Not copied';
  return (
    <>
      <button
        type="button"
        className={iconOnly && !failed ? 'btn sm icon' : 'btn sm'}
        aria-label={iconOnly ? label : undefined}
        title={iconOnly ? label : undefined}
        onClick={copy}
      >
        <Icon of={Shape} size={14} />
        {iconOnly ? failed && said : (said ?? label)}
      </button>
      <span className="vh" role="status">
        {said}
      </span>
    </>
  );
}
