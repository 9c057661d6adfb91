import type { Outcome, Severity, Verdict } from '@rung/core';
import type { ReactNode } from 'react';

type Kind = Verdict['kind'];

/** The engine's word for an outcome, and the hue that goes with it. */
export const kindOf = {
  passes: 'DEFER',
  'passes-with-problems': 'DEFER',
  'not-checked': 'DEFER',
  repaired: 'TRANSFORM',
  'repaired-probably-wrong': 'TRANSFORM',
  'sent-back': 'DENY',
} as const satisfies Record<Outcome, Kind>;

const ring = <circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" strokeWidth="2" />;

const outcomeShape: Record<Outcome, ReactNode> = {
  passes: ring,
  'passes-with-problems': ring,
  'not-checked': (
    <circle
      cx="8"
      cy="8"
      r="6"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeDasharray="3.2 3.08"
    />
  ),
  repaired: <path d="M8 .8 15.2 8 8 15.2.8 8Z" fill="currentColor" />,
  'repaired-probably-wrong': <path d="M8 .8 15.2 8 8 15.2.8 8Z" fill="currentColor" />,
  'sent-back': (
    <>
      <rect x="1.5" y="1.5" width="13" height="13" rx="1.5" fill="currentColor" />
      <path className="cut" d="m5.2 5.2 5.6 5.6m0-5.6-5.6 5.6" strokeWidth="2" />
    </>
  ),
};

const severityShape: Record<Severity, ReactNode> = {
  error: (
    <>
      <path d="M5 1.5h6L14.5 5v6L11 14.5H5L1.5 11V5Z" fill="currentColor" />
      <path className="cut" d="M8 4.4v4.2M8 10.4v1.4" strokeWidth="1.6" />
    </>
  ),
  warning: (
    <>
      <path d="M8 1.6 15.2 14H.8Z" fill="currentColor" stroke="currentColor" strokeLinejoin="round" />
      <path className="cut" d="M8 6v4M8 11.4v1.4" strokeWidth="1.6" />
    </>
  ),
  hint: (
    <>
      <circle cx="8" cy="8" r="6.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M8 7.2v4M8 4.6v1.4" stroke="currentColor" strokeWidth="1.5" />
    </>
  ),
};

/**
 * The shape of an outcome in its hue: ring, dashed ring, diamond, square with a cross; a repair that is probably
 * wrong adds the triangle of a warning. The word beside it says the same to readers.
 */
export function Mark({ outcome, size = 12 }: { outcome: Outcome; size?: number }) {
  return (
    <>
      <svg
        className={`v-${kindOf[outcome]}`}
        width={size}
        height={size}
        viewBox="0 0 16 16"
        aria-hidden="true"
      >
        {outcomeShape[outcome]}
      </svg>
      {outcome === 'repaired-probably-wrong' && <SeverityMark severity="warning" size={size} />}
    </>
  );
}

/** The shape of a finding: octagon, triangle, circled i. Never one of an outcome's. */
export function SeverityMark({ severity, size = 16 }: { severity: Severity; size?: number }) {
  return (
    <svg className={`sev-${severity}`} width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      {severityShape[severity]}
    </svg>
  );
}
