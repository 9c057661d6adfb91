import type { TryForm } from '@rung/core/debug';
import { useState } from 'react';
import type { ToolView } from '../engine/protocol.ts';
import './TryCall.css';

const FORMS: readonly { readonly form: TryForm; readonly label: string; readonly title: string }[] = [
  { form: 'well-formed', label: 'Well-formed', title: 'With all that is required' },
  { form: 'positional', label: 'Without names', title: 'All values as a list, in declared order' },
  { form: 'misnamed', label: 'Misnamed', title: 'The first name is written otherwise' },
  { form: 'cut-off', label: 'Cut off', title: 'The text ends too early' },
];

/** Writes a call of the tool into the calls box, made from its schema. */
export function TryCall({ tool, current }: { tool: ToolView; current: boolean }) {
  const [problem, setProblem] = useState<string>();

  async function write(form: TryForm) {
    if (!current) return;
    const { tryCall } = await import('./tryCall.ts');
    setProblem(tryCall(tool, form));
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a line of buttons
    <div className="try-call" role="group" aria-label="Try a call">
      <div className="try-call-forms">
        <span className="try-call-word">Try a call</span>
        {FORMS.map(({ form, label, title }) => (
          <button
            key={form}
            type="button"
            className="btn line sm"
            title={title}
            aria-disabled={!current}
            onClick={() => write(form)}
          >
            {label}
          </button>
        ))}
      </div>
      {problem !== undefined && (
        <p className="try-call-problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
