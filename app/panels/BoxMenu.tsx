import { Ellipsis } from 'lucide';
import { boxTitle } from '../state/boxTitle.ts';
import { chooseFile } from '../state/chooseFile.ts';
import { copyText, pasteInto } from '../state/clipboard.ts';
import { formatBox } from '../state/formatBox.ts';
import { COMMAND } from '../state/keys.ts';
import type { Box } from '../state/rungState.ts';
import { actions, useRung } from '../state/store.ts';
import { openTrace } from '../state/trace.ts';
import { Icon } from '../ui/Icon.tsx';
import { MenuButton } from './MenuButton.tsx';

/** What can be done with the whole text of a box. */
export default function BoxMenu({ box }: { box: Box }) {
  const plain = useRung((rung) => rung.plain);
  const title = boxTitle[box];
  return (
    <MenuButton
      label={`More for ${title}`}
      className="btn icon sm"
      groups={[
        {
          items: [
            { label: 'Format', detail: 'white space only', run: () => void formatBox(box) },
            { label: 'Copy all', run: () => void copyAll(box) },
            { label: 'Paste in its place', run: () => void pasteInto(box) },
            { label: 'Clear', run: () => clear(box) },
          ],
        },
        ...(box === 'calls'
          ? [{ items: [{ label: 'Open a file as a trace', run: () => chooseFile(openTrace) }] }]
          : []),
        {
          items: [{ label: 'Plain text boxes', checked: plain, run: () => actions.setPlain(!plain) }],
        },
      ]}
    >
      <Icon of={Ellipsis} size={16} />
    </MenuButton>
  );
}

async function copyAll(box: Box): Promise<void> {
  if (await copyText(useRung.getState().scenario[box])) actions.toast(`${boxTitle[box]} copied.`);
  else
    actions.refuse(
      box,
      `The browser did not allow copying. Press ${COMMAND} A and ${COMMAND} C in the box instead.`,
    );
}

function clear(box: Box): void {
  actions.replaceText(box, '');
  actions.toast(`${boxTitle[box]} cleared.`, true);
}
