import { ChevronDown } from 'lucide-react';
import type { ToolView } from '../engine/protocol.ts';
import { useAnswer } from '../engine/useAnswer.ts';
import { actions, useRung } from '../state/store.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { shown } from '../ui/words.ts';
import { FindingRow } from './FindingRow.tsx';
import { GrammarTable } from './GrammarTable.tsx';
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
  return (
    <section className="gram" aria-label="Grammar">
      <div className="gram-head">
        <h3>Grammar</h3>
        <ToolChooser list={list} chosen={tool.name} />
        <span className="grow" />
        {tool.digest !== undefined && (
          <>
            <code className="gram-digest faint" title={tool.digest}>
              {tool.digest.slice(0, 8)}…
            </code>
            <CopyButton text={tool.digest} label="Copy the address of this grammar" iconOnly />
          </>
        )}
      </div>
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
      <ChevronDown size={14} aria-hidden />
    </span>
  );
}
