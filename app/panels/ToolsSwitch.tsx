import type { RungState } from '../state/rungState.ts';
import { actions } from '../state/store.ts';
import { Seg } from '../ui/Seg.tsx';

/** How the tools are shown. */
export default function ToolsSwitch({ chosen }: { chosen: RungState['toolsView'] }) {
  return (
    <Seg
      label="Show tools as"
      choices={[
        { value: 'text', label: 'Text' },
        { value: 'list', label: 'List' },
        { value: 'aliases', label: 'Aliases' },
      ]}
      chosen={chosen}
      choose={actions.setToolsView}
    />
  );
}
