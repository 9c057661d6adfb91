import { ChevronDown, Link } from 'lucide';
import { Suspense, useId, useState } from 'react';
import { useAnswer } from '../engine/useAnswer.ts';
import { copyText } from '../state/clipboard.ts';
import { addressWith, encodePresent, MAX_LINK, useLink } from '../state/link.ts';
import { privateIn } from '../state/privacy.ts';
import { keepRecent } from '../state/recent.ts';
import { useRung } from '../state/store.ts';
import { Icon } from '../ui/Icon.tsx';
import { onUse } from '../ui/onUse.tsx';
import { credentialsOf } from './credentialsOf.ts';
import { SHARE } from './headerKeys.ts';

const loadPanel = () => import('./SharePanel.tsx');
const SharePanel = onUse(loadPanel);

/** Copies the link at once, and says below what was copied and what else can be shared. */
export function Share({ narrow }: { narrow: boolean }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [copied, setCopied] = useState<{ readonly link: string; readonly done: boolean }>();
  const empty = useRung(({ scenario }) => scenario.tools === '' && scenario.calls === '');

  const { answer } = useAnswer();
  async function copyLink(): Promise<void> {
    // Such a link is nothing to be copied without a word; the panel says what it holds.
    if (credentialsOf(answer).length > 0) return;
    const { scenario } = useRung.getState();
    if ((await privateIn(scenario))?.length !== 0) return;
    if (!isEncoded()) await encodePresent();
    const { encoded } = useLink.getState();
    if (!isEncoded() || encoded === undefined) return;
    const link = addressWith(encoded.hash);
    if (link.length > MAX_LINK) return;
    const done = await copyText(link);
    if (done) keepRecent();
    setCopied({ link, done });
  }

  const label = narrow ? 'Share: copy the link' : undefined;
  return (
    <>
      <button
        id={SHARE}
        type="button"
        data-testid="share"
        className={narrow ? 'btn icon' : 'btn solid'}
        aria-label={label}
        title={label}
        aria-disabled={empty}
        aria-expanded={open}
        popoverTarget={empty ? undefined : id}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          if (!open && !empty) void copyLink();
        }}
      >
        {narrow ? (
          <Icon of={Link} size={18} />
        ) : (
          <>
            Share
            <Icon of={ChevronDown} className="chev" size={14} />
          </>
        )}
      </button>
      <section
        id={id}
        popover="auto"
        className="float"
        aria-label="Share"
        onToggle={(event) => {
          setOpen(event.newState === 'open');
          if (event.newState === 'closed') setCopied(undefined);
        }}
      >
        {open && (
          <Suspense>
            <SharePanel copied={copied} />
          </Suspense>
        )}
      </section>
    </>
  );
}

/** Both are there when the button is pressed, so that copying does not have to wait. */
function prepare(): void {
  void loadPanel();
  void privateIn(useRung.getState().scenario);
}

function isEncoded(): boolean {
  return useLink.getState().encoded?.scenario === useRung.getState().scenario;
}
