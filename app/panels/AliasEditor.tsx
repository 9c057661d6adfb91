import { type Edit, type Grammar, type Param, quote } from '@rung/core';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { actions } from '../state/store.ts';
import { Names } from '../ui/Names.tsx';
import { shown } from '../ui/words.ts';
import './AliasEditor.css';

interface Props {
  readonly tool: string;
  readonly param: string;
  /** The alias to change or remove; undefined: a new one. */
  readonly synonym: string | undefined;
  readonly params: readonly Param[];
  readonly aliases: NonNullable<Grammar['aliases']>;
  /** Called with whether an alias was changed. */
  readonly close: (changed: boolean) => void;
}

/** One line for one alias. Any text is a name, the empty one too, but that one only by a second Enter. */
export function AliasEditor({ tool, param, synonym, params, aliases, close }: Props) {
  const [text, setText] = useState(synonym ?? '');
  const [emptyMeant, setEmptyMeant] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();

  useEffect(() => input.current?.select(), []);

  const taken = text !== synonym && Object.hasOwn(aliases, text) && aliases[text] === param;
  const note = emptyMeant
    ? 'The empty name is a name like any other. Press Enter once more to take it.'
    : sentence(text, synonym, param, params, aliases);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (taken) return;
    if (text === '' && synonym !== '' && !emptyMeant) {
      setEmptyMeant(true);
      return;
    }
    if (text !== synonym) {
      const added: Edit = { kind: 'alias', tool, synonym: text, param };
      const words = `${shown(text)} for ${shown(param)}.`;
      if (synonym === undefined) actions.applyEdits([added], `Alias added: ${words}`);
      else
        actions.applyEdits([{ kind: 'alias', tool, synonym, param: null }, added], `Alias changed: ${words}`);
    }
    close(text !== synonym);
  }

  function remove(removed: string) {
    actions.applyEdits(
      [{ kind: 'alias', tool, synonym: removed, param: null }],
      `Alias removed: ${shown(removed)} for ${shown(param)}.`,
    );
    close(true);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close(false);
  }

  return (
    <form className="alias" onSubmit={submit} onKeyDown={onKeyDown}>
      <label className="field alias-field">
        <span className="vh">
          <Names text={`Another name for ${quote(param)}`} />
        </span>
        <input
          ref={input}
          className="code"
          value={text}
          placeholder="Name that calls use"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          aria-describedby={noteId}
          aria-invalid={taken}
          onChange={(event) => {
            setText(event.target.value);
            setEmptyMeant(false);
          }}
        />
      </label>
      <button type="submit" className="btn line sm" aria-disabled={taken}>
        {synonym === undefined ? 'Add alias' : 'Change alias'}
      </button>
      {synonym !== undefined && (
        <button type="button" className="btn line sm" onClick={() => remove(synonym)}>
          Remove alias
        </button>
      )}
      <button type="button" className="btn sm" onClick={() => close(false)}>
        Cancel
      </button>
      <p id={noteId} className="alias-note muted" aria-live="polite">
        <Names text={note} />
      </p>
    </form>
  );
}

/** What taking this name means, as long as one types; `''` when there is nothing to say. */
function sentence(
  text: string,
  synonym: string | undefined,
  param: string,
  params: readonly Param[],
  aliases: NonNullable<Grammar['aliases']>,
): string {
  const other = Object.hasOwn(aliases, text) ? aliases[text] : undefined;
  if (text === synonym) return '';
  if (other === param) return `${quote(text)} is an alias of ${quote(param)} already.`;
  if (other !== undefined)
    return `${quote(text)} is an alias of ${quote(other)} now; it will lead to ${quote(param)} instead.`;
  if (text === param) return `${quote(text)} is the name of the parameter itself; the alias changes nothing.`;
  if (params.some(({ name }) => name === text))
    return `${quote(text)} is a parameter itself. As an alias, it is renamed all the same where ${quote(param)} is absent.`;
  if (text !== text.trim()) return 'The white space at its end belongs to the name.';
  return '';
}
