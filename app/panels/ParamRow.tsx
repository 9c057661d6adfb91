import type { Param } from '@rung/core';
import { Plus } from 'lucide';
import type { MouseEvent } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { ordinal, shown } from '../ui/words.ts';

interface Props {
  readonly param: Param;
  /** Place from 0 in the order in which values are paired. */
  readonly place: number;
  /** Place from 0 in the schema; `at` is absent for a name that it does not list. No such column without it. */
  readonly declared: { readonly at: number | undefined } | undefined;
  readonly synonyms: readonly string[];
  /** Synonyms that can be changed here. */
  readonly own: ReadonlySet<string>;
  readonly edit: (event: MouseEvent<HTMLElement>, synonym?: string) => void;
}

export function ParamRow({ param, place, declared, synonyms, own, edit }: Props) {
  return (
    <tr>
      <td className="num faint">{place + 1}</td>
      <th scope="row" className="gram-name" title={param.name}>
        <code>{shown(param.name)}</code>
      </th>
      <td className="gram-type muted" title={param.type}>
        {param.type === '' ? <span className="faint">any</span> : param.type}
        {param.required && (
          <>
            {' '}
            <span className="gram-req" aria-hidden="true">
              req
            </span>
            <span className="vh">required</span>
          </>
        )}
      </td>
      {declared !== undefined && (
        <td className={`num ${declared.at === place ? 'muted' : 'sev-warning'}`}>
          {declared.at === undefined ? <span className="faint">–</span> : ordinal(declared.at + 1)}
        </td>
      )}
      <td>
        <div className="gram-aliases">
          <div className="gram-chips">
            {synonyms.map((synonym) => (
              <Chip key={synonym} synonym={synonym} {...(own.has(synonym) ? { edit } : {})} />
            ))}
          </div>
          <button
            type="button"
            className="gram-add"
            aria-label={`Add an alias for ${shown(param.name)}`}
            title="Add an alias"
            onClick={(event) => edit(event)}
          >
            <Icon of={Plus} size={14} />
          </button>
        </div>
      </td>
    </tr>
  );
}

/** One alias; without `edit` it comes with the pasted text and is changed there. */
function Chip({ synonym, edit }: { synonym: string; edit?: Props['edit'] }) {
  const words = <span className="clip">{shown(synonym)}</span>;
  if (edit === undefined) {
    return (
      <span className="chip fixed" title={`${synonym}, from the pasted text`}>
        {words}
      </span>
    );
  }
  return (
    <button
      type="button"
      className="chip"
      aria-label={`Alias ${shown(synonym)}: change or remove`}
      title={synonym}
      onClick={(event) => edit(event, synonym)}
    >
      {words}
    </button>
  );
}
