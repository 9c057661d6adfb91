import { Redo2, Undo2 } from 'lucide';
import { Suspense } from 'react';
import { COMMAND } from '../state/keys.ts';
import { actions, useRung } from '../state/store.ts';
import { afterVerdict } from '../ui/afterVerdict.ts';
import { Icon } from '../ui/Icon.tsx';
import { Logo } from './Logo.tsx';
import { Title } from './Title.tsx';
import './Header.css';

const HeaderTools = afterVerdict(() => import('./HeaderTools.tsx'));

/** The name, the scenario's title and what can be done with the whole of it. `bare` while there is no scenario to show. */
export function Header({ narrow, bare = false }: { narrow: boolean; bare?: boolean }) {
  return (
    <header className="top">
      <h1 className="brand">
        <Logo />
        Rung
      </h1>
      {!bare && (
        <>
          <span className="slash" />
          <Title />
          {!narrow && <UndoRedo />}
        </>
      )}
      <span className="top-gap" />
      <Suspense>
        <HeaderTools narrow={narrow} bare={bare} />
      </Suspense>
    </header>
  );
}

function UndoRedo() {
  const canUndo = useRung((rung) => rung.history.past.length > 0);
  const canRedo = useRung((rung) => rung.history.future.length > 0);
  return (
    <span className="top-undo">
      <button
        type="button"
        className="btn icon"
        aria-label="Undo"
        title={`Undo (${COMMAND} Z)`}
        aria-disabled={!canUndo}
        onClick={actions.undo}
      >
        <Icon of={Undo2} size={16} />
      </button>
      <button
        type="button"
        className="btn icon"
        aria-label="Redo"
        title={`Redo (${COMMAND} Shift Z)`}
        aria-disabled={!canRedo}
        onClick={actions.redo}
      >
        <Icon of={Redo2} size={16} />
      </button>
    </span>
  );
}
