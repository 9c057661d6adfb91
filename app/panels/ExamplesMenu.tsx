import { ChevronDown } from 'lucide';
import { EXAMPLES, type Example, RULES } from '../state/examples.ts';
import { useRecent } from '../state/recent.ts';
import { openExample } from '../state/session.ts';
import { Icon } from '../ui/Icon.tsx';
import { MenuButton, type MenuGroup } from './MenuButton.tsx';
import { recentGroups } from './recentGroups.ts';

export const exampleGroups: readonly MenuGroup[] = [
  { title: 'Worth a look', items: EXAMPLES.map(itemOf) },
  { title: 'The rules, one by one', items: RULES.map(itemOf) },
];

function itemOf({ id, title, line }: Example) {
  return { label: title, detail: line, run: () => void openExample(id, 'later') };
}

/** What can be opened: own scenarios of late, and the examples. */
export function ExamplesMenu() {
  const recent = useRecent(({ recent }) => recent);
  return (
    <MenuButton
      label="Examples"
      className="btn"
      groups={[...recentGroups(recent), ...exampleGroups]}
      inHeader
    >
      Examples
      <Icon of={ChevronDown} className="chev" size={14} />
    </MenuButton>
  );
}
