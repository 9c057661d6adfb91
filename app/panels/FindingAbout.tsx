import type { FindingCode } from '@rung/core';
import { REFERENCE } from '@rung/core/reference';
import { Names } from '../ui/Names.tsx';
import { EntryExample } from './EntryExample.tsx';

/** What a finding means, and a scenario that shows it. */
export default function FindingAbout({ code }: { code: FindingCode }) {
  const { title, text, example } = REFERENCE[code];
  return (
    <>
      <h4 className="m">{title}</h4>
      <p className="muted">
        <Names text={text} />
      </p>
      <EntryExample title={title} example={example} />
    </>
  );
}
