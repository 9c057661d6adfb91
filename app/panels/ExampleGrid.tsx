import { EXAMPLES, RULES } from '../state/examples.ts';
import { openExample } from '../state/session.ts';
import { Names } from '../ui/Names.tsx';
import './ExampleGrid.css';

/** Where there is nothing to decide yet: all examples at a glance. */
export function ExampleGrid() {
  return (
    <section aria-label="Examples">
      <h3 className="example-grid-head">Start from an example</h3>
      <div className="example-grid">
        {[...EXAMPLES, ...RULES].map(({ id, title, line }) => (
          <button type="button" className="inset" key={id} onClick={() => void openExample(id, 'later')}>
            <b>{title}</b>
            <span>
              <Names text={line} />
            </span>
          </button>
        ))}
      </div>
    </section>
  );
}
