import type { Range } from '@rung/core';
import { actions, useRung } from '../state/store.ts';
import { placeOf } from './place.ts';
import './PlaceLink.css';

/** `calls 8:30`, which shows that place in the editor. */
export function PlaceLink({ range }: { range: Range }) {
  const text = useRung((state) => state.scenario[range.in]);
  const { line, column } = placeOf(text, range.offset);
  return (
    <button
      type="button"
      className="place num"
      aria-label={`Show line ${line}, column ${column} of the ${range.in}`}
      onClick={() => actions.reveal(range)}
    >
      {range.in} {line}:{column}
    </button>
  );
}
