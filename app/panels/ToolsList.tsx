import { Search } from 'lucide';
import { type KeyboardEvent, type RefObject, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { ToolView } from '../engine/protocol.ts';
import { useAnswer } from '../engine/useAnswer.ts';
import { actions, useRung } from '../state/store.ts';
import { Icon } from '../ui/Icon.tsx';
import { SeverityMark } from '../ui/Mark.tsx';
import { Names } from '../ui/Names.tsx';
import { useRowWindow } from '../ui/useRowWindow.ts';
import { count, shown } from '../ui/words.ts';
import { searchTools } from './searchTools.ts';
import { toolNamed } from './toolNamed.ts';
import './ToolsList.css';

const ROW = 48;
const NO_TOOLS: readonly ToolView[] = [];

/** The tools one below the other, to search and to choose from: what each takes, or why it is not loaded. */
export default function ToolsList() {
  const { answer } = useAnswer();
  const [search, setSearch] = useState('');
  const list = answer?.tools.list ?? NO_TOOLS;
  const found = searchTools(list, useDeferredValue(search));
  const options = useRef<HTMLDivElement>(null);
  return (
    <div className="tools-list">
      <label className="field tools-search">
        <Icon of={Search} size={14} />
        <input
          type="search"
          aria-label="Search tools and parameters"
          placeholder="Search tools and parameters"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setSearch('');
            else if (event.key !== 'ArrowDown') return;
            else options.current?.focus();
            event.preventDefault();
          }}
        />
        <span className="num" role="status">
          {found.length === list.length ? count(list.length, 'tool') : `${found.length} of ${list.length}`}
        </span>
      </label>
      {found.length === 0 ? (
        <p className="strip muted">
          {list.length === 0 ? 'No tools yet.' : 'No tool has that in its names.'}
        </p>
      ) : (
        <Options found={found} list={list} focused={options} />
      )}
    </div>
  );
}

interface OptionsProps {
  readonly found: readonly ToolView[];
  readonly list: readonly ToolView[];
  readonly focused: RefObject<HTMLDivElement | null>;
}

function Options({ found, list, focused }: OptionsProps) {
  const { answer } = useAnswer();
  const chosenTool = useRung((rung) => rung.chosenTool);
  const chosen = toolNamed(list, chosenTool) ?? toolNamed(list, answer?.detail?.tool) ?? list[0];
  const at = chosen === undefined ? -1 : found.indexOf(chosen);
  const scroller = useRef<HTMLDivElement>(null);
  const { inView, scrollTo } = useRowWindow({ scroller, rows: found.length, height: ROW, head: 0 });

  useEffect(() => {
    if (at >= 0) scrollTo(at);
  }, [at, scrollTo]);

  function press(event: KeyboardEvent): void {
    const to = { ArrowDown: at + 1, ArrowUp: Math.max(0, at - 1), Home: 0, End: found.length - 1 }[event.key];
    const next = to === undefined ? undefined : found[to];
    if (event.key === 'Enter' && at >= 0 && chosen !== undefined) showInText(chosen);
    else if (next !== undefined) choose(next);
    else return;
    event.preventDefault();
  }

  const rows = found.slice(inView.from, inView.to);
  return (
    <div className="scroll" ref={scroller}>
      <div
        ref={focused}
        className="tools-options inset"
        role="listbox"
        aria-label="Tools"
        aria-activedescendant={at < 0 ? undefined : `tool-option-${at}`}
        tabIndex={0}
        style={{ height: inView.total }}
        onKeyDown={press}
      >
        {rows.map((tool, n) => {
          const row = inView.from + n;
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the list takes the keys for all of them
            // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus
            <div
              key={row}
              id={`tool-option-${row}`}
              className={row === at ? 'tools-option on' : 'tools-option'}
              role="option"
              aria-selected={row === at}
              aria-setsize={found.length}
              aria-posinset={row + 1}
              style={{ transform: `translateY(${inView.origin + row * ROW}px)` }}
              onClick={() => choose(tool)}
              onDoubleClick={() => showInText(tool)}
            >
              <Tool tool={tool} />
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** Everywhere: its grammar is shown, and the editor behind the list is at its place. */
function choose({ name, range }: ToolView): void {
  actions.chooseTool(name);
  actions.reveal(range);
}

function showInText(tool: ToolView): void {
  actions.setToolsView('text');
  choose(tool);
}

function Tool({ tool: { name, grammar, findings, calls } }: { tool: ToolView }) {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.filter(({ severity }) => severity === 'warning').length;
  return (
    <>
      <span className="tools-line">
        <code className="m clip grow">{shown(name)}</code>
        {errors > 0 && (
          <span className="tools-count sev-error num">
            <SeverityMark severity="error" size={12} />
            {errors}
            <span className="vh"> {errors === 1 ? 'error' : 'errors'}</span>
          </span>
        )}
        {warnings > 0 && (
          <span className="tools-count sev-warning num">
            <SeverityMark severity="warning" size={12} />
            {warnings}
            <span className="vh"> {warnings === 1 ? 'warning' : 'warnings'}</span>
          </span>
        )}
        <span className={calls === 0 ? 'num faint' : 'num muted'}>{count(calls, 'call')}</span>
      </span>
      <span className="tools-line clip muted">
        {grammar === undefined ? <NotLoaded findings={findings} /> : <Params params={grammar.params ?? []} />}
      </span>
    </>
  );
}

function NotLoaded({ findings }: Pick<ToolView, 'findings'>) {
  const why = findings.find(({ code }) => code === 'tool-not-loaded') ?? findings[0];
  return <span className="clip">{why === undefined ? 'Not loaded.' : <Names text={why.message} />}</span>;
}

/** More than fit in any pane. */
const MOST_PARAMS = 40;

function Params({ params }: { params: NonNullable<NonNullable<ToolView['grammar']>['params']> }) {
  if (params.length === 0) return <span>No parameters.</span>;
  return (
    <code className="clip">
      {params.slice(0, MOST_PARAMS).map(({ name, required }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat in a grammar written by hand
        <span key={at}>
          {at > 0 && ', '}
          {shown(name)}
          {!required && <span className="faint">?</span>}
        </span>
      ))}
    </code>
  );
}
