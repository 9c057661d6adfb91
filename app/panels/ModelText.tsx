import { callIdIn, inShape, namesCall, textForModel, UNKNOWN_ID, type WireShape } from '@rung/core/debug';
import { useState } from 'react';
import type { DetailView } from '../engine/protocol.ts';
import { useAnswer } from '../engine/useAnswer.ts';
import { useRung } from '../state/store.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Seg } from '../ui/Seg.tsx';
import { count } from '../ui/words.ts';
import { toolNamed } from './toolNamed.ts';
import './ModelText.css';

const SHAPES: readonly { readonly value: WireShape; readonly label: string; readonly title: string }[] = [
  { value: 'openai', label: 'OpenAI', title: 'A message of the role tool' },
  { value: 'anthropic', label: 'Anthropic', title: 'A block of the type tool_result, as an error' },
  { value: 'gemini', label: 'Gemini', title: 'A part with a functionResponse' },
  { value: 'mcp', label: 'MCP', title: 'The result of tools/call, as an error' },
  { value: 'plain', label: 'Plain', title: 'The text alone' },
];

/** The shape that was chosen last; other calls are shown in it too. */
let chosenLast: WireShape | undefined;

/** What to send back to the model in place of a result, as each API takes it; nothing where there is nothing to say. */
export function ModelText({ detail }: { detail: DetailView }) {
  const { answer } = useAnswer();
  const calls = useRung(({ scenario }) => scenario.calls);
  const [chosen, setChosen] = useState(chosenLast);
  const list = answer?.tools.list ?? [];
  const called = toolNamed(list, detail.tool);
  const text = textForModel(detail, called === undefined ? list : [called, ...list]);
  if (text === undefined) return null;

  const { tool, range, file } = detail;
  const shape = chosen ?? shapeOf(answer?.calls.format ?? '');
  const entry =
    file === undefined && range !== undefined ? calls.slice(range.offset, range.offset + range.length) : '';
  const id = callIdIn(entry);
  const written = inShape(shape, text, { tool, id });
  return (
    <section className="sec" data-testid="model-text" aria-label="Text for the model">
      <div className="shead">
        <h3>Text for the model</h3>
        <span className="muted num">{count(text.length, 'character')}</span>
        <span className="grow" />
        <CopyButton text={written} label="Copy" />
      </div>
      <Seg
        label="Write the text as"
        choices={SHAPES}
        chosen={shape}
        choose={(value) => {
          chosenLast = value;
          setChosen(value);
        }}
      />
      <pre
        className="model-text well inset"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keyboards must reach all of it
        tabIndex={0}
      >
        {written}
      </pre>
      {namesCall(shape) && id === undefined && (
        <p className="model-text-note muted">
          The id of this call was not pasted: it belongs where <code>{UNKNOWN_ID}</code> stands.
        </p>
      )}
    </section>
  );
}

/** The shape that answers calls of a format. */
function shapeOf(format: string): WireShape {
  if (/openai|ai sdk|langchain/i.test(format)) return 'openai';
  if (/anthropic/i.test(format)) return 'anthropic';
  if (/gemini/i.test(format)) return 'gemini';
  if (/mcp/i.test(format)) return 'mcp';
  return 'plain';
}
