import type { Scope } from '../state/scopes.ts';

export interface ScopeChoice {
  readonly scope: Scope;
  readonly label: string;
  /** Length of its link, as far as it is known. */
  readonly length?: number | undefined;
}

/** How much of the work the link holds. */
export function ShareScope(props: {
  choices: readonly ScopeChoice[];
  chosen: Scope;
  choose: (scope: Scope) => void;
}) {
  return (
    <fieldset className="share-scope">
      <legend className="vh">What the link holds</legend>
      {props.choices.map(({ scope, label, length }) => (
        <label key={scope} className="check">
          <input
            type="radio"
            name="share-scope"
            checked={props.chosen === scope}
            onChange={() => props.choose(scope)}
          />
          <span className="grow">{label}</span>
          <span className="faint num">{length !== undefined && characters(length)}</span>
        </label>
      ))}
    </fieldset>
  );
}

export function characters(length: number): string {
  return `${length.toLocaleString('en-US')} characters`;
}
