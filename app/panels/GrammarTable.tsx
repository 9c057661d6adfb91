import type { Aliases, Grammar } from '@rung/core';
import { Fragment, type MouseEvent, useRef, useState } from 'react';
import type { ToolView } from '../engine/protocol.ts';
import { useRung } from '../state/store.ts';
import { AliasEditor } from './AliasEditor.tsx';
import { ParamRow } from './ParamRow.tsx';

/** More parameters than anybody reads in a table. */
const ROWS_AT_MOST = 500;

interface Editing {
  readonly row: number;
  /** The alias to change; undefined: a new one. */
  readonly synonym: string | undefined;
}

/** One row per parameter in the order in which values are paired, with the aliases to change right there. */
export function GrammarTable({ tool }: { tool: ToolView }) {
  const scenarioAliases = useRung((rung) => rung.scenario.aliases);
  const [editing, setEditing] = useState<Editing>();
  const opener = useRef<HTMLElement>(null);
  const params = tool.grammar?.params ?? [];
  const aliases = tool.grammar?.aliases ?? {};
  const own = ownSynonyms(scenarioAliases, tool.name);
  const synonymsOf = synonymsByParam(aliases);
  const declaredAt = tool.declared && new Map(tool.declared.map((name, at) => [name, at]));
  const columns = declaredAt === undefined ? 4 : 5;

  function open(event: MouseEvent<HTMLElement>, next: Editing) {
    opener.current = event.currentTarget;
    setEditing(next);
  }

  function close(changed: boolean) {
    setEditing(undefined);
    // A chip that was changed is about to be replaced; the button beside it stays.
    const row = opener.current?.closest('tr');
    const back = changed ? row?.querySelector<HTMLElement>('.gram-add') : opener.current;
    back?.focus();
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
              {declaredAt !== undefined && <th scope="col">Declared</th>}
              <th scope="col">Aliases</th>
            </tr>
          </thead>
          <tbody>
            {params.slice(0, ROWS_AT_MOST).map((param, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat in a grammar written by hand
              <Fragment key={row}>
                <ParamRow
                  param={param}
                  place={row}
                  declared={declaredAt && { at: declaredAt.get(param.name) }}
                  synonyms={synonymsOf.get(param.name) ?? []}
                  own={own}
                  edit={(event, synonym) => open(event, { row, synonym })}
                />
                {editing?.row === row && (
                  <tr className="gram-edit">
                    <td colSpan={columns}>
                      <AliasEditor
                        key={`${editing.synonym}`}
                        tool={tool.name}
                        param={param.name}
                        synonym={editing.synonym}
                        params={params}
                        aliases={aliases}
                        close={close}
                      />
                    </td>
                  </tr>
                )}
              </Fragment>
            ))}
            {params.length > ROWS_AT_MOST && (
              <tr>
                <td colSpan={columns} className="muted">
                  {params.length - ROWS_AT_MOST} more parameters
                </td>
              </tr>
            )}
          </tbody>
        </table>
      )}
    </>
  );
}

function synonymsByParam(aliases: NonNullable<Grammar['aliases']>): ReadonlyMap<string, readonly string[]> {
  const result = new Map<string, string[]>();
  for (const [synonym, param] of Object.entries(aliases)) {
    const others = result.get(param);
    if (others === undefined) result.set(param, [synonym]);
    else others.push(synonym);
  }
  return result;
}

/** Synonyms that the scenario holds for a tool; the others come with the pasted text. */
function ownSynonyms(aliases: Aliases | undefined, tool: string): ReadonlySet<string> {
  return new Set(
    aliases !== undefined && Object.hasOwn(aliases, tool) ? Object.keys(aliases[tool] ?? {}) : [],
  );
}
