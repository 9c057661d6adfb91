import type { Finding, Severity } from '@rung/core';
import { ChevronDown } from 'lucide';
import { Suspense, useId, useState } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { SeverityMark } from '../ui/Mark.tsx';
import { Names } from '../ui/Names.tsx';
import { onUse } from '../ui/onUse.tsx';
import { PlaceLink } from '../ui/PlaceLink.tsx';
import { FixButton } from './FixButton.tsx';

const FindingAbout = onUse(() => import('./FindingAbout.tsx'));

const nouns = { error: 'Error', warning: 'Warning', hint: 'Hint' } satisfies Record<Severity, string>;

interface Props {
  readonly finding: Finding;
  /** A fix of an old answer cannot be used. */
  readonly current: boolean;
  readonly onFixed?: () => void;
}

/** One finding: severity, sentence, place, its fix when it has one; below, when opened, what such a finding means. */
export function FindingRow({ finding, current, onFixed }: Props) {
  const { code, severity, message, range, fix } = finding;
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <li className="find" data-code={code} data-severity={severity}>
      <SeverityMark severity={severity} />
      <div className="find-says">
        <span className="vh">{nouns[severity]}: </span>
        <Names text={message} />
        {fix !== undefined && (
          <div className="find-fixes">
            <FixButton fix={fix} current={current} {...(onFixed === undefined ? {} : { onFixed })} />
          </div>
        )}
      </div>
      {range !== undefined && <PlaceLink range={range} />}
      <button
        type="button"
        className={open ? 'find-open opened' : 'find-open'}
        aria-label="What this means"
        title="What this means"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon of={ChevronDown} size={14} />
      </button>
      {open && (
        <div className="find-about" id={id}>
          <Suspense>
            <FindingAbout code={code} />
          </Suspense>
        </div>
      )}
    </li>
  );
}
