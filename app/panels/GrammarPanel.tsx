import { type Finding, quote } from '@rung/core';
import { ChevronDown } from 'lucide';
import type { ToolView } from '../engine/protocol.ts';
import { useAnswer } from '../engine/useAnswer.ts';
import { actions, useRung } from '../state/store.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import { SeverityMark } from '../ui/Mark.tsx';
import { Names } from '../ui/Names.tsx';
import { PlaceLink } from '../ui/PlaceLink.tsx';
import { StaleMark } from '../ui/StaleMark.tsx';
import { shown } from '../ui/words.ts';
import { FindingRow } from './FindingRow.tsx';
import { GrammarTable } from './GrammarTable.tsx';
import { ToolWays } from './ToolWays.tsx';
import { TryCall } from './TryCall.tsx';
import { toolNamed } from './toolNamed.ts';
import './GrammarPanel.css';

/** The grammar of the chosen tool, or of the chosen call's tool: what the rung knows, and nothing else of the schema. */
export default function GrammarPanel() {
  const { answer, state } = useAnswer();
  const chosenTool = useRung((rung) => rung.chosenTool);
  const list = answer?.tools.list ?? [];
  const tool = toolNamed(list, chosenTool) ?? toolNamed(list, answer?.detail?.tool) ?? list[0];
  if (tool === undefined) return null;
  const notLoaded = list.filter((other) => other.grammar === undefined && other.name !== tool.name);
  return (
    <section className={state === 'stale' ? 'gram stale' : 'gram'} aria-label="Grammar">
      {notLoaded.length > 0 && <NotLoaded tools={notLoaded} current={state === 'current'} />}
      <div className="gram-head">
        <h3>Grammar</h3>
        <ToolChooser list={list} chosen={tool.name} />
        <span className="grow" />
        {state === 'stale' && <StaleMark words="The grammar is from before your last edit" />}
        {tool.digest !== undefined && (
          <>
            <code className="gram-digest faint" title={tool.digest}>
              {tool.digest.slice(0, 8)}…
            </code>
            <CopyButton text={tool.digest} label="Copy the address of this grammar" iconOnly />
          </>
        )}
      </div>
      <ToolWays tool={tool} />
      <div className="gram-scroll">
        {tool.grammar === undefined ? (
          tool.findings.length === 0 && <p className="gram-foot">No grammar could be loaded for this tool.</p>
        ) : (
          <GrammarTable key={tool.name} tool={tool} />
        )}
        {tool.findings.length > 0 && (
          <ul className="gram-finds">
            {tool.findings.map((finding, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: findings of one code may repeat, and have no identity
              <FindingRow key={at} finding={finding} current={state === 'current'} />
            ))}
          </ul>
        )}
      </div>
      <TryCall key={tool.name} tool={tool} current={state === 'current'} />
    </section>
  );
}

/** Tools whose calls nothing checks, which one would otherwise learn only by choosing each. */
function NotLoaded({ tools, current }: { tools: readonly ToolView[]; current: boolean }) {
  const first = tools.slice(0, MOST_NAMED);
  const more = tools.length - first.length;
  return (
    <ul className="gram-unloaded" aria-label="Tools that are not loaded">
      {first.map(({ name, range, findings }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tools may share a name
        <li key={at} className="strip">
          <SeverityMark severity="warning" />
          <span className="grow">
            <Names text={whyNotLoaded(name, findings)} />
          </span>
          {current && <PlaceLink range={range} />}
        </li>
      ))}
      {more > 0 && (
        <li className="strip">
          <span className="grow muted">
            {more.toLocaleString('en')} more {more === 1 ? 'is' : 'are'} not loaded; the list of tools tells
            which.
          </span>
          <button type="button" className="btn sm" onClick={() => actions.setToolsView('list')}>
            Show the list
          </button>
        </li>
      )}
    </ul>
  );
}

const MOST_NAMED = 3;

function whyNotLoaded(name: string, findings: readonly Finding[]): string {
  const why = findings.find(({ code }) => code === 'tool-not-loaded') ?? findings[0];
  return why?.message ?? `No grammar could be loaded for ${quote(name)}.`;
}

function ToolChooser({ list, chosen }: { list: readonly ToolView[]; chosen: string }) {
  const names = [...new Set(list.map((tool) => tool.name))];
  return (
    <span className="pick gram-tool">
      <select
        className="code"
        aria-label="Tool whose grammar is shown"
        value={names.indexOf(chosen)}
        onChange={(event) => actions.chooseTool(names[Number(event.target.value)] ?? chosen)}
      >
        {names.map((name, at) => (
          <option key={name} value={at}>
            {shown(name)}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size={14} />
    </span>
  );
}
