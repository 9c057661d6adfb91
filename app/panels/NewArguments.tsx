import { CopyButton } from '../ui/CopyButton.tsx';
import { count } from '../ui/words.ts';
import './NewArguments.css';

/** Longer texts are not laid out; the element still holds them whole, and so does the clipboard. */
const LAID_OUT = 20_000;
const BEGINNING = 1_000;

/** What is dispatched instead, to the character. */
export default function NewArguments({ text }: { text: string }) {
  const whole = text.length <= LAID_OUT;
  return (
    <section className="sec">
      <div className="shead">
        <h3>New arguments</h3>
        {!whole && (
          <span className="muted num">
            {count(text.length, 'character')}, of which the beginning is shown
          </span>
        )}
        <span className="grow" />
        <CopyButton text={text} label="Copy the new arguments" iconOnly />
      </div>
      {!whole && <pre className="new-args well">{text.slice(0, BEGINNING)}…</pre>}
      <pre
        className="new-args well inset"
        data-testid="new-args"
        hidden={!whole}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keyboards must reach all of it
        tabIndex={0}
      >
        {text}
      </pre>
    </section>
  );
}
