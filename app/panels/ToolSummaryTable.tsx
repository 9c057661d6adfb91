import type { Count, ToolSummary } from '@rung/core';
import type { Answer } from '../engine/protocol.ts';
import { actions, useRung } from '../state/store.ts';
import { StackBar } from '../ui/StackBar.tsx';
import { count, shown } from '../ui/words.ts';
import './ToolSummaryTable.css';

interface Props {
  readonly summary: readonly ToolSummary[];
  readonly more: Answer['moreTools'];
}

/** What became of the calls of each tool, and the names that they lack or send in vain most. */
export function ToolSummaryTable({ summary, more }: Props) {
  if (summary.length === 0) return null;
  return (
    <table className="tools-sum" aria-label="Calls by tool">
      <thead>
        <tr>
          <th scope="col">Tool</th>
          <th scope="col" className="r">
            Calls
          </th>
          <th scope="col" className="r" title="fak says DEFER">
            Pass
          </th>
          <th scope="col" className="r" title="fak says TRANSFORM">
            Repaired
          </th>
          <th scope="col" className="r" title="fak says DENY">
            Sent back
          </th>
          <td className="tools-sum-bar" />
          <th scope="col" className="tools-sum-names">
            Most missing, unknown keys
          </th>
        </tr>
      </thead>
      <tbody>
        {summary.map((row) => (
          <Row key={row.tool === undefined ? '' : `=${row.tool}`} row={row} />
        ))}
        {more !== undefined && (
          <tr className="muted">
            <td>{count(more.tools, 'more tool')}</td>
            <Figure n={more.calls} />
            <td colSpan={5} />
          </tr>
        )}
      </tbody>
    </table>
  );
}

function Row({ row }: { row: ToolSummary }) {
  const { tool, checked, calls, deferred, repaired, denied, missing, unknown } = row;
  const pressed = useRung((rung) => tool !== undefined && rung.filter.tool === tool);
  return (
    <tr className={pressed ? 'on' : undefined}>
      <th scope="row">
        {tool === undefined ? (
          <span className="muted">no tool named</span>
        ) : (
          <button
            type="button"
            className="code clip inset"
            aria-pressed={pressed}
            title={pressed ? 'Show the calls of all tools' : 'Show only its calls'}
            onClick={() => actions.setFilter({ tool: pressed ? undefined : tool })}
          >
            {shown(tool)}
          </button>
        )}
      </th>
      <Figure n={calls} />
      {checked ? (
        <>
          <Figure n={deferred} />
          <Figure n={repaired} />
          <Figure n={denied} />
        </>
      ) : (
        <td colSpan={3} className="r muted">
          not checked
        </td>
      )}
      <td className="tools-sum-bar">
        <StackBar deferred={deferred} repaired={repaired} denied={denied} of={calls} />
      </td>
      <td className="tools-sum-names clip">
        {missing.length + unknown.length === 0 && <span className="faint">–</span>}
        <Most names={missing} />
        {unknown.length > 0 && <span className="faint">unknown </span>}
        <Most names={unknown} unknown />
      </td>
    </tr>
  );
}

function Figure({ n }: { n: number }) {
  return <td className={n === 0 ? 'r num faint' : 'r num'}>{n.toLocaleString('en')}</td>;
}

/** The names with the calls that lack or send them. */
function Most({ names, unknown = false }: { names: readonly Count<string>[]; unknown?: boolean }) {
  return names.map(({ value, calls }) => (
    <span className={unknown ? 'tools-sum-name unknown' : 'tools-sum-name'} key={value}>
      <code>{shown(value)}</code> <span className="num faint">{calls.toLocaleString('en')}</span>
    </span>
  ));
}
