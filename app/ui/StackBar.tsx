import './StackBar.css';

interface StackBarProps {
  /** Calls that go on as they are, that are repaired, and that are sent back. */
  readonly deferred: number;
  readonly repaired: number;
  readonly denied: number;
  /** What the full length stands for. */
  readonly of: number;
}

/** What became of calls, as lengths. The figures stand beside it for readers. */
export function StackBar({ deferred, repaired, denied, of }: StackBarProps) {
  const parts = [
    ['deferred', deferred],
    ['repaired', repaired],
    ['denied', denied],
  ] as const;
  return (
    <span className="stack" aria-hidden="true">
      {parts.map(
        ([name, n]) => n > 0 && <i key={name} className={name} style={{ width: `${(100 * n) / of}%` }} />,
      )}
    </span>
  );
}
