import type { Changes, Flip } from '@rung/core/debug';
import { ArrowRight } from 'lucide';
import { useRef } from 'react';
import { useFlips } from '../engine/debug/useFlips.ts';
import type { DetailView } from '../engine/protocol.ts';
import { Icon } from '../ui/Icon.tsx';
import { Mark } from '../ui/Mark.tsx';
import { outcomeWords } from '../ui/outcomeWords.ts';
import { FixButton } from './FixButton.tsx';
import './Flips.css';

const WORDS = { call: 'Call', grammar: 'Grammar', repairs: 'Repairs' } satisfies Record<Changes, string>;

/** The smallest changes with which the call gets another verdict; each is tried with one click, and undone with another. */
export function Flips({ detail, current }: { detail: DetailView; current: boolean }) {
  const section = useRef<HTMLElement>(null);
  const flips = useFlips(detail, current);
  if (flips.length === 0) return null;
  return (
    <section className="sec" data-testid="flips" aria-label="What would flip it" ref={section} tabIndex={-1}>
      <div className="shead">
        <h3>What would flip it</h3>
        <span className="muted">each was tried</span>
      </div>
      <ul className="flips">
        {flips.map((flip) => (
          <Row
            key={JSON.stringify(flip.fix.edits)}
            flip={flip}
            current={current}
            onFixed={() => section.current?.focus()}
          />
        ))}
      </ul>
    </section>
  );
}

function Row({ flip, current, onFixed }: { flip: Flip; current: boolean; onFixed: () => void }) {
  const { changes, fix, after, others } = flip;
  return (
    <li className="flip" data-changes={changes}>
      <span className="flip-changes muted">{WORDS[changes]}</span>
      <span className="flip-step">
        <FixButton fix={fix} current={current} onFixed={onFixed} ofFinding={false} />
      </span>
      <span className="flip-after">
        <Icon of={ArrowRight} className="faint" size={14} aria-label="becomes" />
        <span className={`v v-${after.kind}`}>
          <Mark outcome={after.outcome} />
          <span className="w">{outcomeWords[after.outcome]}</span>
        </span>
      </span>
      <span className="flip-others muted num">{othersInWords(others)}</span>
    </li>
  );
}

function othersInWords(others: number): string {
  if (others === 0) return '';
  return others === 1 ? 'and 1 other call' : `and ${others.toLocaleString('en')} other calls`;
}
