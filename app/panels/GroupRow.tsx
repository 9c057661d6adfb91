import { ChevronRight } from 'lucide';
import type { GroupView } from '../engine/protocol.ts';
import { actions } from '../state/store.ts';
import { Icon } from '../ui/Icon.tsx';
import { SeverityMark } from '../ui/Mark.tsx';
import { Names } from '../ui/Names.tsx';
import { shown } from '../ui/words.ts';
import { OutcomeCell } from './CallRow.tsx';

/** What stands for the names where there are none. */
const formWords = {
  object: '{}',
  empty: 'no arguments',
  null: 'null',
  'not-an-object': 'not an object',
  'not-json': 'not JSON',
} as const satisfies Record<GroupView['form'], string>;

interface CellsProps {
  readonly group: GroupView;
  readonly beside: boolean;
  readonly expecting: boolean;
}

/**
 * The cells of calls that are alike: how many, what happens to them, and the names that they send, `beside` the tool or
 * in a column of their own. `expecting`: there is a column for what is expected of single calls.
 */
export function GroupCells({ group, beside, expecting }: CellsProps) {
  const { key, opened, calls, tool, why } = group;
  return (
    <>
      <td className="calls-no num">
        {/* The arrow keys do the same for whoever has no pointer. */}
        <button
          type="button"
          className={opened ? 'calls-open opened' : 'calls-open'}
          tabIndex={-1}
          aria-label={opened ? 'Close this group' : 'Open this group'}
          onClick={(event) => {
            event.stopPropagation();
            actions.openGroup(key, !opened);
          }}
          onDoubleClick={(event) => event.stopPropagation()}
        >
          <Icon of={ChevronRight} size={14} />
        </button>
        ×{calls.toLocaleString('en')}
      </td>
      <OutcomeCell row={group} />
      {expecting && <td className="calls-expected" />}
      <td className="calls-tool code clip">
        {tool === undefined ? <span className="faint">–</span> : shown(tool)}
        {beside && (
          <span className="calls-beside muted">
            <KeyNames group={group} />
          </span>
        )}
      </td>
      <td className="calls-why muted clip">
        <Names text={why} />
      </td>
      <td className="calls-arguments clip">{!beside && <KeyNames group={group} />}</td>
      <td className="calls-problems num">
        <Problems group={group} />
      </td>
      <td className="calls-versus num">
        {group.differing === 0 ? (
          <span className="faint">–</span>
        ) : (
          `${share(group, group.differing)} ${group.differing === 1 ? 'differs' : 'differ'}`
        )}
      </td>
    </>
  );
}

function KeyNames({ group: { names, moreNames, form, various } }: { group: GroupView }) {
  if (form !== 'object') return <span className="faint">{formWords[form]}</span>;
  if (various) return <span className="faint">various names</span>;
  if (names.length === 0) return <code className="faint">{formWords.object}</code>;
  return (
    <code>
      <span className="faint">{'{'}</span>
      {names.map((name, at) => (
        <span key={name}>
          {at > 0 && <span className="faint">, </span>}
          {shown(name)}
        </span>
      ))}
      {moreNames > 0 && <span className="faint">, and {moreNames} more</span>}
      <span className="faint">{'}'}</span>
    </code>
  );
}

function share({ calls }: GroupView, n: number): string {
  return n === calls ? 'all' : `${n.toLocaleString('en')} of ${calls.toLocaleString('en')}`;
}

function Problems({ group }: { group: GroupView }) {
  const { errors, warnings, pending } = group;
  if (errors + warnings === 0) {
    return pending > 0 ? (
      <span className="faint" title="Findings are still looked for">
        …<span className="vh"> still looking for findings</span>
      </span>
    ) : (
      <span className="faint">–</span>
    );
  }
  return (
    <>
      {errors > 0 && (
        <span className="sev-error">
          <SeverityMark severity="error" size={12} />
          {share(group, errors)}
          <span className="vh"> with errors</span>
        </span>
      )}
      {warnings > 0 && (
        <span className="sev-warning">
          <SeverityMark severity="warning" size={12} />
          {share(group, warnings)}
          <span className="vh"> with warnings</span>
        </span>
      )}
    </>
  );
}
