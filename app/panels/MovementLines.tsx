import type { Line } from '@rung/core';
import type { Drawn } from './drawn.ts';

const ROW = 24;
const middle = (row: number) => row * ROW + ROW / 2;

/**
 * The gutter between the two boxes. Its width is the stylesheet's: curves are stretched to it, while dots and
 * arrow heads keep their shape.
 */
export function MovementLines({ view }: { view: Drawn }) {
  const height = Math.max(view.sent.length, view.accepted.length, 1) * ROW;
  // What the grammar would do lies under what is done.
  const lines = [...view.lines].sort((a, b) => layer(a) - layer(b));
  return (
    <svg className="diff-lines" width="100%" height={height} aria-hidden="true">
      {lines.map((line) => (
        <g key={`${line.kind} ${line.from} ${line.to}`} className={`line-${line.kind}`}>
          {line.to === undefined ? (
            <EndStop y={middle(line.from)} />
          ) : (
            <Curve {...line} to={line.to} height={height} />
          )}
        </g>
      ))}
    </svg>
  );
}

function layer({ kind }: Line): number {
  return kind === 'as-declared' ? 0 : kind === 'arrives' ? 1 : 2;
}

function EndStop({ y }: { y: number }) {
  return (
    <>
      <path d={`M4 ${y}h28`} />
      <path className="stop" d={`M32 ${y - 6}v12`} />
    </>
  );
}

function Curve({ kind, from, to, height }: { kind: Line['kind']; from: number; to: number; height: number }) {
  const a = middle(from);
  const b = middle(to);
  return (
    <>
      <svg
        width="100%"
        height={height}
        viewBox={`0 0 100 ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={`M4 ${a}C50 ${a} 50 ${b} 93 ${b}`} vectorEffect="non-scaling-stroke" />
      </svg>
      <circle cx="4" cy={a} r="2.5" />
      {kind !== 'as-declared' && (
        <svg x="100%" y={b} overflow="visible" aria-hidden="true">
          <path d="m-10-4 5 4-5 4" />
        </svg>
      )}
    </>
  );
}
