import type { KeyboardEvent } from 'react';

interface SegProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly label: string; readonly title?: string }[];
  readonly chosen: Value;
  readonly choose: (value: Value) => void;
  readonly testId?: string;
}

/** A choice of a few, side by side; arrows move, and moving chooses. */
export function Seg<Value extends string>({ label, choices, chosen, choose, testId }: SegProps<Value>) {
  function move(event: KeyboardEvent<HTMLElement>): void {
    const step = steps[event.key];
    const at = choices.findIndex(({ value }) => value === chosen);
    const next = step === undefined ? undefined : (at + step + choices.length) % choices.length;
    const choice = next === undefined ? undefined : choices[next];
    if (next === undefined || choice === undefined) return;
    event.preventDefault();
    choose(choice.value);
    const button = event.currentTarget.children[next];
    if (button instanceof HTMLElement) button.focus();
  }

  return (
    <div className="seg" role="radiogroup" aria-label={label} data-testid={testId} onKeyDown={move}>
      {choices.map(({ value, label, title }) => (
        // biome-ignore lint/a11y/useSemanticElements: a native radio cannot have this look
        <button
          key={value}
          type="button"
          role="radio"
          aria-checked={value === chosen}
          value={value}
          tabIndex={value === chosen ? 0 : -1}
          title={title}
          onClick={() => choose(value)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

const steps: Partial<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
