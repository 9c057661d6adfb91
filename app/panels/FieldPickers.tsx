import type { FieldCandidate, Fields } from '@rung/core';
import { ChevronDown } from 'lucide';
import { useState } from 'react';
import { actions, useRung } from '../state/store.ts';
import { Icon } from '../ui/Icon.tsx';
import './FieldPickers.css';

interface Props {
  readonly tool: readonly FieldCandidate[];
  readonly args: readonly FieldCandidate[];
  /** No call was read, not even bare arguments. */
  readonly unread: boolean;
}

/**
 * For lines of a home-made log: which of their fields is the tool, and which the arguments. Both chosen, they are read
 * so; the choice stays there to be changed or cleared.
 */
export function FieldPickers({ tool, args, unread }: Props) {
  const fields = useRung(({ scenario }) => scenario.fields);
  const [half, setHalf] = useState<Partial<Fields>>({});
  const chosen = fields ?? half;

  function choose(part: Partial<Fields>): void {
    const next = { ...chosen, ...part };
    if (next.tool === undefined || next.args === undefined) setHalf(next);
    else {
      actions.setFields({ ...fields, tool: next.tool, args: next.args });
      setHalf({});
    }
  }

  return (
    <section className="fields" aria-label="Fields of these lines">
      {fields === undefined && (
        <p>
          {unread
            ? 'These lines hold no call that is known here. Choose which field is the tool and which the arguments.'
            : 'These lines are taken for arguments. If they are a log, choose which field is the tool and which the arguments.'}
        </p>
      )}
      <div className="fields-row">
        <Picker
          label="Tool"
          candidates={tool}
          chosen={chosen.tool}
          choose={(pointer) => choose({ tool: pointer })}
        />
        <Picker
          label="Arguments"
          candidates={args}
          chosen={chosen.args}
          choose={(pointer) => choose({ args: pointer })}
        />
        {fields !== undefined && (
          <button type="button" className="btn sm" onClick={() => actions.setFields(undefined)}>
            Clear
          </button>
        )}
      </div>
    </section>
  );
}

function Picker(props: {
  readonly label: string;
  readonly candidates: readonly FieldCandidate[];
  readonly chosen: string | undefined;
  readonly choose: (pointer: string) => void;
}) {
  const { label, candidates, chosen, choose } = props;
  const known = chosen === undefined || candidates.some(({ pointer }) => pointer === chosen);
  // A choice that came with a link, and that no line here has.
  const options = known ? candidates : [...candidates, { pointer: chosen, sample: 'in no line here' }];
  return (
    <label className="fields-pick">
      <span className="muted">{label}</span>
      <span className="pick">
        <select
          className="code"
          aria-label={`Field of the ${label.toLowerCase()}`}
          value={chosen === undefined ? -1 : options.findIndex(({ pointer }) => pointer === chosen)}
          onChange={(event) => {
            const option = options[Number(event.target.value)];
            if (option !== undefined) choose(option.pointer);
          }}
        >
          {chosen === undefined && <option value={-1}>Choose a field</option>}
          {options.map(({ pointer, sample }, at) => (
            <option key={pointer} value={at}>
              {pointer === '' ? 'the whole line' : pointer} · {sample}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} size={14} />
      </span>
    </label>
  );
}
