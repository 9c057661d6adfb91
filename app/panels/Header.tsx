import { Moon, Redo2, Sun, Undo2 } from 'lucide-react';
import { COMMAND } from '../state/keys.ts';
import { nextTheme } from '../state/preferences.ts';
import { actions, type Theme, useRung } from '../state/store.ts';
import { ExamplesMenu } from './ExamplesMenu.tsx';
import { Help } from './Help.tsx';
import { Logo } from './Logo.tsx';
import { MainMenu } from './MainMenu.tsx';
import { Share } from './Share.tsx';
import { Title } from './Title.tsx';
import './Header.css';

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
      {!bare && !narrow && (
        <>
          <button type="button" className="btn" onClick={actions.newScenario}>
            New
          </button>
          <ExamplesMenu />
          <span className="vr" />
        </>
      )}
      {(bare || !narrow) && <ThemeButton />}
      <Help button={bare || !narrow} />
      {!bare && <Share narrow={narrow} />}
      {!bare && narrow && <MainMenu />}
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
        <Undo2 size={16} aria-hidden />
      </button>
      <button
        type="button"
        className="btn icon"
        aria-label="Redo"
        title={`Redo (${COMMAND} Shift Z)`}
        aria-disabled={!canRedo}
        onClick={actions.redo}
      >
        <Redo2 size={16} aria-hidden />
      </button>
    </span>
  );
}

const themeShape = {
  system: (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="5.75" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M8 2.25a5.75 5.75 0 0 1 0 11.5Z" fill="currentColor" />
    </svg>
  ),
  light: <Sun size={16} aria-hidden />,
  dark: <Moon size={16} aria-hidden />,
} as const satisfies Record<Theme, unknown>;

function ThemeButton() {
  const theme = useRung((rung) => rung.theme);
  return (
    <button
      type="button"
      className="btn icon"
      aria-label={`Theme: ${theme}`}
      title={`Theme: ${theme}`}
      onClick={() => actions.setTheme(nextTheme[theme])}
    >
      {themeShape[theme]}
    </button>
  );
}
