import type { RowView } from '../engine/protocol.ts';
import { kindOf, Mark, SeverityMark } from '../ui/Mark.tsx';
import { Names } from '../ui/Names.tsx';
import { outcomeWords } from '../ui/outcomeWords.ts';
import { count, shown } from '../ui/words.ts';
import { ExpectedMark } from './ExpectedMark.tsx';

interface CellsProps {
  readonly row: RowView;
  readonly beside: boolean;
  readonly expecting: boolean;
}

/** The cells of one call. `beside`: its arguments stand below the tool. `expecting`: there is a column for what is expected. */
export function CallCells({ row, beside, expecting }: CellsProps) {
  return (
    <>
      <td className="calls-no num faint">{(row.index + 1).toLocaleString('en')}</td>
      <OutcomeCell row={row} />
      {expecting && (
        <td className="calls-expected">
          <ExpectedMark expectation={row.expectation} kind={row.kind} />
        </td>
      )}
      <td className="calls-tool code clip">
        {row.tool === undefined ? <span className="faint">–</span> : shown(row.tool)}
        {beside && <span className="calls-beside muted">{row.args}</span>}
      </td>
      <td className="calls-why muted clip">
        <Names text={row.why} />
      </td>
      <td className="calls-arguments code muted clip">{row.args}</td>
      <td className="calls-problems num">
        {row.errors + row.warnings === 0 && <span className="faint">–</span>}
        {row.errors > 0 && (
          <span className="sev-error">
            <SeverityMark severity="error" size={12} />
            {count(row.errors, 'error')}
          </span>
        )}
        {row.warnings > 0 && (
          <span className="sev-warning">
            <SeverityMark severity="warning" size={12} />
            {count(row.warnings, 'warning')}
          </span>
        )}
      </td>
      <td className="calls-versus">
        <VersusCell versus={row.versus} />
      </td>
    </>
  );
}

/** What the other profile does with the call. */
function VersusCell({ versus }: { versus: RowView['versus'] | undefined }) {
  if (versus === undefined) return <span className="faint">–</span>;
  const outcome = versus === 'other-args' ? 'repaired' : versus;
  return (
    <span className={`v v-${kindOf[outcome]}`}>
      <Mark outcome={outcome} />
      <span className="w clip">{versus === 'other-args' ? 'Other arguments' : outcomeWords[outcome]}</span>
    </span>
  );
}

export function OutcomeCell({ row }: { row: Pick<RowView, 'outcome' | 'words' | 'kind'> }) {
  return (
    <td className={`calls-outcome v-${kindOf[row.outcome]}`}>
      <span className="v">
        <Mark outcome={row.outcome} />
        <span className="w clip">
          <Names text={row.words === '' ? outcomeWords[row.outcome] : row.words} />
        </span>
        <span className="calls-engine">{row.kind}</span>
      </span>
    </td>
  );
}
