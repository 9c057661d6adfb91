import type { Fix } from '@rung/core';
import { Pencil } from 'lucide';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import type { Preview } from '../engine/protocol.ts';
import { previewEdits } from '../engine/useAnswer.ts';
import { actions } from '../state/store.ts';
import { Icon } from '../ui/Icon.tsx';
import { Names } from '../ui/Names.tsx';
import { onUse } from '../ui/onUse.tsx';

const FixPreview = onUse(() => import('./FixPreview.tsx'));

/** So long a pointer rests on the button before it is taken for a question. */
const REST_MS = 120;

interface Props {
  readonly fix: Fix;
  readonly current: boolean;
  readonly onFixed?: () => void;
  /** It is the fix of a finding, which is called "this finding". */
  readonly ofFinding?: boolean;
}

/** Does what a fix does; focused or pointed at, it shows first what that would be. */
export function FixButton({ fix, current, onFixed, ofFinding = true }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [wanted, setWanted] = useState(false);
  const preview = usePreview(fix, wanted && current);

  function apply() {
    if (!current) return;
    setWanted(false);
    actions.applyEdits(fix.edits, fix.title);
    onFixed?.();
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className="btn line sm fix"
        aria-disabled={!current}
        aria-describedby={preview === undefined ? undefined : id}
        onClick={apply}
        onFocus={() => setWanted(true)}
        onBlur={() => setWanted(false)}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setWanted(true)}
        onPointerLeave={({ currentTarget }) => setWanted(currentTarget.matches(':focus-visible'))}
        onKeyDown={({ key }) => key === 'Escape' && setWanted(false)}
      >
        <Icon of={Pencil} size={12} />
        <span>
          <Names text={fix.title} />
        </span>
      </button>
      {preview !== undefined && (
        <Suspense>
          <FixPreview ofFinding={ofFinding} id={id} preview={preview} button={button} />
        </Suspense>
      )}
    </>
  );
}

/** What the fix would do, as soon as that is known. */
function usePreview({ edits }: Fix, wanted: boolean): Preview | undefined {
  const [known, setKnown] = useState<{ readonly edits: Fix['edits']; readonly preview: Preview }>();
  useEffect(() => {
    if (!wanted) return undefined;
    let isWanted = true;
    const timer = setTimeout(async () => {
      const preview = await previewEdits(edits);
      if (isWanted) setKnown({ edits, preview });
    }, REST_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [edits, wanted]);
  return wanted && known?.edits === edits ? known.preview : undefined;
}
