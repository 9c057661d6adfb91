import type { Outcome, Versus } from '@rung/core';
import { ArrowRight } from 'lucide';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import type { Preview } from '../engine/protocol.ts';
import { Icon } from '../ui/Icon.tsx';
import { kindOf, Mark, SeverityMark } from '../ui/Mark.tsx';
import { Names } from '../ui/Names.tsx';
import { outcomeWords } from '../ui/outcomeWords.ts';
import { count } from '../ui/words.ts';
import './FixPreview.css';

/** Distance from the button and from the edges of the window. */
const GAP = 6;
const EDGE = 8;
/** Findings that come or go are told one by one up to this number. */
const MOST_TOLD = 3;

interface Props {
  readonly id: string;
  readonly preview: Preview;
  readonly button: RefObject<HTMLElement | null>;
  /** Of the findings that go, one is that whose fix it is. */
  readonly ofFinding: boolean;
}

/** What a fix would change: the text, this call, its findings, other calls. Floats below its button, or above it. */
export default function FixPreview({ id, preview, button, ofFinding }: Props) {
  const { texts, call, clears, adds, others } = preview;
  const float = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const [it, at] = [float.current, button.current?.getBoundingClientRect()];
    if (it === null || at === undefined) return;
    it.showPopover();
    const { width, height } = it.getBoundingClientRect();
    const below = at.bottom + GAP;
    const fits = below + height <= window.innerHeight - EDGE;
    it.style.left = `${Math.max(EDGE, Math.min(at.left, window.innerWidth - EDGE - width))}px`;
    it.style.top = `${fits ? below : Math.max(EDGE, at.top - GAP - height)}px`;
  }, [button]);

  return (
    <div ref={float} id={id} className="preview" role="tooltip" popover="manual">
      {texts.map(({ in: box, line, before, after }) => (
        <div className="preview-text" key={`${box} ${line} ${before}`}>
          <span className="preview-at">
            {box} {line.toLocaleString('en')}
          </span>
          {before !== '' && <del>{before}</del>}
          {after !== '' && <ins>{after}</ins>}
        </div>
      ))}
      {call !== undefined && (
        <Line word="This call">
          <Look {...call.before} />
          <Icon of={ArrowRight} className="faint" size={14} aria-label="becomes" />
          <Look {...call.after} />
        </Line>
      )}
      {clears.length > 0 && <Line word="Clears">{clearsInWords(clears.length, ofFinding)}</Line>}
      {adds.slice(0, MOST_TOLD).map(({ code, severity, message, pointer }) => (
        <Line word="Leaves" key={`${code} ${pointer} ${message}`}>
          <SeverityMark severity={severity} size={12} />
          <span>
            <Names text={message} />
          </span>
        </Line>
      ))}
      {adds.length > MOST_TOLD && (
        <Line word="">{`and ${count(adds.length - MOST_TOLD, 'finding')} more`}</Line>
      )}
      <Line word="Others">
        {others.calls === 0 ? (
          <span className="muted">no other verdict changes</span>
        ) : (
          <Others {...others} />
        )}
      </Line>
    </div>
  );
}

function clearsInWords(findings: number, ofFinding: boolean): string {
  if (!ofFinding) return count(findings, 'finding');
  return findings === 1 ? 'this finding' : `this finding and ${count(findings - 1, 'other')}`;
}

function Line({ word, children }: { word: string; children: ReactNode }) {
  return (
    <div className="preview-line">
      <span className="preview-word">{word}</span>
      <span className="preview-says">{children}</span>
    </div>
  );
}

function Look({ outcome, words }: { outcome: Outcome; words: string }) {
  return (
    <span className={`v v-${kindOf[outcome]}`}>
      <Mark outcome={outcome} />
      <span className="w">
        <Names text={words} />
      </span>
    </span>
  );
}

function Others({ calls, first }: Preview['others']) {
  const more = calls - first.length;
  return (
    <span>
      {calls === 1 ? 'one other verdict changes' : `${calls.toLocaleString('en')} other verdicts change`}
      <span className="preview-others">
        {first.map(({ index, before, after }) => (
          <span key={index} className="preview-other">
            <span className="muted num">call {(index + 1).toLocaleString('en')}</span>
            <Look outcome={before} words={outcomeWords[before]} />
            <Icon of={ArrowRight} className="faint" size={12} aria-label="becomes" />
            <After versus={after} />
          </span>
        ))}
        {more > 0 && <span className="muted">and {more.toLocaleString('en')} more</span>}
      </span>
    </span>
  );
}

function After({ versus }: { versus: Versus }) {
  return versus === 'other-args' ? (
    <Look outcome="repaired" words="Repaired otherwise" />
  ) : (
    <Look outcome={versus} words={outcomeWords[versus]} />
  );
}
