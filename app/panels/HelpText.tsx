import { COMMAND, onMac } from '../state/keys.ts';
import { useLink } from '../state/link.ts';
import { setFollow } from '../state/session.ts';
import { actions, useRung } from '../state/store.ts';
import { setKeys, useKeys } from '../state/useKeys.ts';
import { hideHelp } from './headerKeys.ts';
import { SHORTCUTS } from './shortcuts.ts';
import './HelpText.css';

/** What the editor and the table do by themselves. */
const OTHER_KEYS: readonly (readonly [string, string])[] = [
  [`${COMMAND} .`, 'In the editor: the fixes at the caret'],
  ['Ctrl Space', 'In the editor: what may be written here'],
  ['F12', 'In the editor: from a call to its tool, and back'],
  ['Shift Alt F', 'In the editor: format, white space only'],
  [onMac ? 'Ctrl Shift M' : 'Ctrl M', 'In the editor: Tab moves on instead of indenting'],
  ['← →', 'In the table: close or open a group'],
];

const PAGE_KEYS = SHORTCUTS.map(({ shown, what }) => [shown, what] as const);

function openReference(): void {
  hideHelp();
  actions.inspect('reference');
}

/** What the words mean, the keys, and what can be set. */
export default function HelpText() {
  const plain = useRung((rung) => rung.plain);
  const follow = useLink((link) => link.follow);
  const keysOn = useKeys(({ keys }) => keys);
  return (
    <div className="help">
      <h2>What Rung shows</h2>
      <p>
        Would this tool call get through? The grammar rung is the first check in front of a tool: it looks at
        the shape of the arguments before the call runs.
      </p>
      <p>
        A <b>grammar</b> here is the parameter names, which of them are required, and the synonyms that are
        known. A <b>synonym</b> is a key in a call, an <b>alias</b> its entry in the grammar.
      </p>
      <dl className="help-words">
        <dt>DEFER</dt>
        <dd>The call goes on as it is. Nothing required is missing, or nothing is known about the tool.</dd>
        <dt>TRANSFORM</dt>
        <dd>The call goes on with repaired arguments.</dd>
        <dt>DENY</dt>
        <dd>The call goes back to the model with what is missing.</dd>
      </dl>
      <p>
        <button type="button" className="link" onClick={openReference}>
          Open the reference
        </button>
        , where every outcome, gate and finding has its paragraph.
      </p>
      <h2>Keys</h2>
      <dl className="help-keys">
        {[...(keysOn ? PAGE_KEYS : []), ...OTHER_KEYS].map(([keys, what]) => (
          <div key={keys}>
            <dt>
              {keys.split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <h2>Settings</h2>
      <label className="check">
        <input type="checkbox" checked={keysOn} onChange={(event) => setKeys(event.target.checked)} />
        <span>
          Keys of the page <span className="muted">those of the editor and the table stay</span>
        </span>
      </label>
      <label className="check">
        <input type="checkbox" checked={plain} onChange={(event) => actions.setPlain(event.target.checked)} />
        <span>
          Plain text boxes <span className="muted">instead of the editor; kinder to screen readers</span>
        </span>
      </label>
      <label className="check">
        <input type="checkbox" checked={follow} onChange={(event) => setFollow(event.target.checked)} />
        <span>
          The address bar follows the scenario{' '}
          <span className="muted">so that a bookmark keeps it; up to 8,000 characters</span>
        </span>
      </label>
      <p className="muted">
        Everything happens in this browser. A link carries the scenario in its part after the #, which no
        server sees.
      </p>
    </div>
  );
}
