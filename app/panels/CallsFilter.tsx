import { ChevronDown, Search, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useAnswer } from '../engine/useAnswer.ts';
import { actions, useRung } from '../state/store.ts';
import { shown } from '../ui/words.ts';

/** Which calls the table shows, beside the counters: those of one tool, those whose arguments hold a text. */
export function CallsFilter() {
  const { answer } = useAnswer();
  const filter = useRung((rung) => rung.filter);
  const input = useRef<HTMLInputElement>(null);
  const listed = answer?.tools.list.map((tool) => tool.name) ?? [];
  const names = [...new Set(filter.tool === undefined ? listed : [...listed, filter.tool])];

  useEffect(() => {
    function focusSearch(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      input.current?.focus();
    }
    document.addEventListener('keydown', focusSearch);
    return () => document.removeEventListener('keydown', focusSearch);
  }, []);

  return (
    <>
      <span className="pick">
        <select
          aria-label="Tool"
          value={filter.tool === undefined ? -1 : names.indexOf(filter.tool)}
          onChange={(event) => actions.setFilter({ tool: names[Number(event.target.value)] })}
        >
          <option value={-1}>All tools</option>
          {names.map((name, at) => (
            <option key={name} value={at}>
              {shown(name)}
            </option>
          ))}
        </select>
        <ChevronDown size={14} aria-hidden />
      </span>
      <label className="field dock-search">
        <Search size={14} aria-hidden />
        <input
          ref={input}
          type="search"
          aria-label="Search arguments"
          placeholder="Search arguments"
          value={filter.text ?? ''}
          onChange={(event) => actions.setFilter({ text: event.target.value })}
          onKeyDown={(event) => {
            if (event.key === 'Escape') actions.setFilter({ text: undefined });
          }}
        />
        {filter.text === undefined ? (
          <kbd>/</kbd>
        ) : (
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
            <X size={14} aria-hidden />
          </button>
        )}
      </label>
    </>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [role=textbox]'))
  );
}
