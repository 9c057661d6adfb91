import { ChevronDown } from 'lucide';
import { EXAMPLES, type Example, RULES } from '../state/examples.ts';
import { openExample } from '../state/session.ts';
import { Icon } from '../ui/Icon.tsx';
import { MenuButton, type MenuGroup } from './MenuButton.tsx';

export const exampleGroups: readonly MenuGroup[] = [
  { title: 'Worth a look', items: EXAMPLES.map(itemOf) },
  { title: 'The rules, one by one', items: RULES.map(itemOf) },
];

function itemOf({ id, title, line }: Example) {
  return { label: title, detail: line, run: () => void openExample(id, 'later') };
}

export function ExamplesMenu() {
  return (
    <MenuButton label="Examples" className="btn" groups={exampleGroups} inHeader>
      Examples
      <Icon of={ChevronDown} className="chev" size={14} />
    </MenuButton>
  );
}
