import { Moon, Sun } from 'lucide';
import { nextTheme } from '../state/preferences.ts';
import type { Theme } from '../state/rungState.ts';
import { actions, useRung } from '../state/store.ts';
import { Icon } from '../ui/Icon.tsx';
import { ExamplesMenu } from './ExamplesMenu.tsx';
import { Export } from './Export.tsx';
import { Help } from './Help.tsx';
import { MainMenu } from './MainMenu.tsx';
import { ProfileSwitch } from './ProfileSwitch.tsx';
import { Share } from './Share.tsx';

/** What can be done with the scenario as a whole. `bare` while there is none to show. */
export default function HeaderTools({ narrow, bare }: { narrow: boolean; bare: boolean }) {
  return (
    <>
      {!bare && !narrow && (
        <>
          <button type="button" className="btn" onClick={actions.newScenario}>
            New
          </button>
          <ExamplesMenu />
          <span className="vr" />
          <ProfileSwitch />
          <span className="vr" />
        </>
      )}
      {(bare || !narrow) && <ThemeButton />}
      <Help button={bare || !narrow} />
      {!bare && <Share narrow={narrow} />}
      {!bare && narrow && <MainMenu />}
      {!bare && <Export />}
    </>
  );
}

const themeShape = {
  system: (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="5.75" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M8 2.25a5.75 5.75 0 0 1 0 11.5Z" fill="currentColor" />
    </svg>
  ),
  light: <Icon of={Sun} size={16} />,
  dark: <Icon of={Moon} size={16} />,
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
