import type { TraceView } from '../engine/protocol.ts';
import { Names } from '../ui/Names.tsx';
import { count } from '../ui/words.ts';
import './TraceProblems.css';

/** What is not understood in the file, by its place there. */
export function TraceProblems({ trace: { notUnderstood, problems, unit } }: { trace: TraceView }) {
  if (notUnderstood === 0) return null;
  const more = notUnderstood - problems.length;
  return (
    <details className="trace-problems">
      <summary>
        {count(notUnderstood, unit)} {notUnderstood === 1 ? 'is' : 'are'} not understood and left out.
      </summary>
      <ul>
        {problems.map(({ number, message }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one line may have several
          <li key={at}>
            <span className="num faint">
              {unit} {number.toLocaleString('en')}
            </span>
            <span>
              <Names text={message} />
            </span>
          </li>
        ))}
        {more > 0 && <li className="muted">And {count(more, 'other')}.</li>}
      </ul>
    </details>
  );
}
