import { useEffect } from 'react';
import { actions, useRung } from '../state/store.ts';

/** The scenario's title; the tab in the browser carries it too. */
export function Title() {
  const title = useRung((rung) => rung.scenario.title ?? '');
  useEffect(() => {
    document.title = title === '' ? 'Rung' : `${title} · Rung`;
  }, [title]);
  return (
    <input
      className="title"
      aria-label="Title"
      placeholder="Untitled"
      spellCheck={false}
      autoComplete="off"
      maxLength={200}
      value={title}
      title={title}
      onChange={(event) => actions.setTitle(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === 'Escape') event.currentTarget.blur();
      }}
    />
  );
}
