import { Menu } from 'lucide';
import { openExport } from '../state/exporting.ts';
import { saveFile } from '../state/incoming.ts';
import { nextTheme } from '../state/preferences.ts';
import { useRecent } from '../state/recent.ts';
import { actions, useRung } from '../state/store.ts';
import { Icon } from '../ui/Icon.tsx';
import { profiles, profileWords } from '../ui/profileWords.ts';
import { exampleGroups } from './ExamplesMenu.tsx';
import { showHelp } from './headerKeys.ts';
import { MenuButton } from './MenuButton.tsx';
import { recentGroups } from './recentGroups.ts';

/** On a narrow screen: all that stands in the header elsewhere. */
export function MainMenu() {
  const profile = useRung((rung) => rung.scenario.profile ?? 'fak');
  const theme = useRung((rung) => rung.theme);
  const recent = useRecent(({ recent }) => recent);
  const canUndo = useRung((rung) => rung.history.past.length > 0);
  const canRedo = useRung((rung) => rung.history.future.length > 0);
  return (
    <MenuButton
      label="Menu"
      className="btn icon"
      groups={[
        {
          items: [
            { label: 'Undo', run: actions.undo, disabled: !canUndo },
            { label: 'Redo', run: actions.redo, disabled: !canRedo },
            { label: 'New', run: actions.newScenario },
            { label: 'Save as file', detail: '.rung.json', run: saveFile },
            { label: 'Export', detail: 'tests, code, a report', run: openExport },
          ],
        },
        {
          title: 'Repairs',
          items: profiles.map((value) => ({
            label: profileWords[value],
            checked: value === profile,
            run: () => actions.setProfile(value),
          })),
        },
        {
          items: [
            { label: `Theme: ${theme}`, run: () => actions.setTheme(nextTheme[theme]) },
            { label: 'Reference', run: () => actions.inspect('reference') },
            { label: 'Help', run: showHelp },
          ],
        },
        ...recentGroups(recent),
        ...exampleGroups,
      ]}
    >
      <Icon of={Menu} size={18} />
    </MenuButton>
  );
}
