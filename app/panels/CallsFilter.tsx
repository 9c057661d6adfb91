import { ChevronDown, Search, X } from 'lucide';
import { useRef } from 'react';
import { useAnswer } from '../engine/useAnswer.ts';
import { actions, useRung } from '../state/store.ts';
import { Icon } from '../ui/Icon.tsx';
import { shown } from '../ui/words.ts';
import { FilterMenu } from './FilterMenu.tsx';
import { MenuButton } from './MenuButton.tsx';

/** Which calls the table shows, beside the counters: those of one tool, of some kinds, those that hold a text. */
export function CallsFilter() {
  const source = useRung((rung) => rung.source);
  const tool = useRung((rung) => rung.filter.tool);
  return (
    <>
      {/* A trace has its table of tools for this. */}
      {(source === 'box' || tool !== undefined) && <ToolPicker />}
      <FilterMenu />
      <SearchField />
    </>
  );
}

function ToolPicker() {
  const { answer } = useAnswer();
  const tool = useRung((rung) => rung.filter.tool);
  const counted = answer?.facets.tools ?? [];
  const isCounted = tool === undefined || counted.some(({ value }) => value === tool);
  const known = new Set(answer?.tools.list.filter(({ grammar }) => grammar).map(({ name }) => name));
  const tools = isCounted ? counted : [...counted, { value: tool, calls: 0 }];
  return (
    <MenuButton
      label={tool === undefined ? 'All tools' : `Tool: ${shown(tool)}`}
      className={tool === undefined ? 'btn' : 'btn set'}
      groups={[
        {
          items: [
            {
              label: 'All tools',
              checked: tool === undefined,
              run: () => actions.setFilter({ tool: undefined }),
            },
          ],
        },
        {
          items: tools.map(({ value, calls }) => ({
            label: shown(value),
            code: true,
            detail: `${known.has(value) ? '' : 'no grammar · '}${calls.toLocaleString('en')}`,
            checked: value === tool,
            run: () => actions.setFilter({ tool: value }),
          })),
        },
      ]}
    >
      {tool === undefined ? 'All tools' : <code className="dock-tool clip">{shown(tool)}</code>}
      <Icon of={ChevronDown} className="chev" size={14} />
    </MenuButton>
  );
}

function SearchField() {
  const { answer } = useAnswer();
  const text = useRung((rung) => rung.filter.text);
  const input = useRef<HTMLInputElement>(null);

  return (
    <label className="field dock-search">
      <Icon of={Search} size={14} />
      <input
        ref={input}
        id="search-arguments"
        type="search"
        aria-label="Search arguments"
        placeholder="Search arguments"
        value={text ?? ''}
        onChange={(event) => actions.setFilter({ text: event.target.value })}
        onKeyDown={(event) => {
          if (event.key === 'Escape') actions.setFilter({ text: undefined });
        }}
      />
      {text === undefined ? (
        <kbd>/</kbd>
      ) : (
        <>
          <span className="num" role="status">
            {answer?.matching.toLocaleString('en')}
            <span className="vh"> calls found</span>
          </span>
          <button
            type="button"
            className="dock-clear"
            aria-label="Clear the search"
            title="Clear the search"
            onClick={() => {
              actions.setFilter({ text: undefined });
              input.current?.focus();
            }}
          >
            <Icon of={X} size={14} />
          </button>
        </>
      )}
    </label>
  );
}
