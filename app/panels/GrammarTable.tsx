import type { Aliases, Param } from '@rung/core';
import { Plus } from 'lucide-react';
import { Fragment, useRef, useState } from 'react';
import type { ToolView } from '../engine/protocol.ts';
import { actions, useRung } from '../state/store.ts';
import { SeverityMark } from '../ui/Mark.tsx';
import { ordinal, shown } from '../ui/words.ts';
import { AliasEditor } from './AliasEditor.tsx';

/** More parameters than anybody reads in a table. */
const ROWS_AT_MOST = 500;

interface Editing {
  readonly param: string;
  /** The alias to change; undefined: a new one. */
  readonly synonym?: string;
  /** Row that shows the editor; names may repeat. */
  readonly row: number;
}

/** One row per parameter in the order in which values are paired, with the aliases to change right there. */
export function GrammarTable({ tool }: { tool: ToolView }) {
  const scenarioAliases = useRung((rung) => rung.scenario.aliases);
  const [editing, setEditing] = useState<Editing>();
  const opener = useRef<HTMLElement>(null);
  const own = ownSynonyms(scenarioAliases, tool.name);
  const params = tool.grammar?.params ?? [];
  const aliases = Object.entries(tool.grammar?.aliases ?? {});
  const declaredAt = new Map(tool.declared?.map((name, at) => [name, at]));
  const homeless = aliases.filter(([, param]) => !params.some(({ name }) => name === param));

  function open(event: React.MouseEvent<HTMLElement>, next: Editing) {
    opener.current = event.currentTarget;
    setEditing(next);
  }

  function close() {
    setEditing(undefined);
    // The chip of a removed alias is gone; its row's button for a new one is not.
    const back = opener.current;
    const row = back?.closest('tr');
    requestAnimationFrame(() => {
      if (back?.isConnected) back.focus();
      else row?.querySelector<HTMLElement>('.gram-add')?.focus();
    });
  }

  return (
    <>
      {params.length === 0 ? (
        <p className="gram-foot">This tool has no parameters, so nothing can be missing.</p>
      ) : (
        <table className="gram-table">
          <thead>
            <tr>
              <th scope="col">#</th>
              <th scope="col">Parameter</th>
              <th scope="col">Type</th>
              {tool.declared !== undefined && <th scope="col">Declared</th>}
              <th scope="col">Aliases</th>
            </tr>
          </thead>
          <tbody>
            {params.slice(0, ROWS_AT_MOST).map((param, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat in a grammar written by hand
              <Fragment key={at}>
                <tr>
                  <td className="num faint">{at + 1}</td>
                  <th scope="row" className="gram-name" title={param.name}>
                    <code>{shown(param.name)}</code>
                  </th>
                  <TypeCell param={param} />
                  {tool.declared !== undefined && (
                    <DeclaredCell at={at} declared={declaredAt.get(param.name)} />
                  )}
                  <td>
                    <div className="gram-aliases">
                      {aliases.map(([synonym, target]) =>
                        target !== param.name ? null : own.has(synonym) ? (
                          <button
                            type="button"
                            key={synonym}
                            className="chip"
                            aria-label={`Change or remove the alias ${shown(synonym)}`}
                            title={synonym}
                            onClick={(event) => open(event, { param: param.name, synonym, row: at })}
                          >
                            <span className="clip">{shown(synonym)}</span>
                          </button>
                        ) : (
                          <span
                            key={synonym}
                            className="chip fixed"
                            title={`${synonym}, written in the tools`}
                          >
                            <span className="clip">{shown(synonym)}</span>
                          </span>
                        ),
                      )}
                      <button
                        type="button"
                        className="gram-add"
                        aria-label={`Add an alias for ${shown(param.name)}`}
                        title="Add an alias"
                        onClick={(event) => open(event, { param: param.name, row: at })}
                      >
                        <Plus size={14} aria-hidden />
                      </button>
                    </div>
                  </td>
                </tr>
                {editing?.row === at && (
                  <tr className="gram-edit">
                    <td colSpan={tool.declared === undefined ? 4 : 5}>
                      <AliasEditor
                        key={`${editing.param} ${editing.synonym}`}
                        tool={tool.name}
                        param={editing.param}
                        synonym={editing.synonym}
                        params={params}
                        aliases={tool.grammar?.aliases ?? {}}
                        close={close}
                      />
                    </td>
                  </tr>
                )}
              </Fragment>
            ))}
            {params.length > ROWS_AT_MOST && (
              <tr>
                <td colSpan={5} className="muted">
                  {params.length - ROWS_AT_MOST} more parameters
                </td>
              </tr>
            )}
          </tbody>
        </table>
      )}
      {homeless.map(([synonym, param]) => (
        <p key={synonym} className="gram-foot">
          <SeverityMark severity="warning" size={14} />
          <span className="grow">
            The alias <code>{shown(synonym)}</code> leads to <code>{shown(param)}</code>, which is no
            parameter.
          </span>
          {own.has(synonym) && (
            <button
              type="button"
              className="btn line sm"
              onClick={() => actions.setAlias(tool.name, synonym, null)}
            >
              Remove alias
            </button>
          )}
        </p>
      ))}
    </>
  );
}

/** Synonyms that the scenario holds for a tool; the others stand in the pasted text. */
function ownSynonyms(aliases: Aliases | undefined, tool: string): ReadonlySet<string> {
  return new Set(
    aliases !== undefined && Object.hasOwn(aliases, tool) ? Object.keys(aliases[tool] ?? {}) : [],
  );
}

function TypeCell({ param }: { param: Param }) {
  return (
    <td className="muted gram-type" title={param.type}>
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
  );
}

function DeclaredCell({ at, declared }: { at: number; declared: number | undefined }) {
  const differs = declared !== at;
  return (
    <td className={`num ${differs ? 'sev-warning' : 'muted'}`}>
      {declared === undefined ? <span className="faint">–</span> : ordinal(declared + 1)}
    </td>
  );
}
