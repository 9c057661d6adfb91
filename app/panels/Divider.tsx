import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import './Divider.css';

interface DividerProps {
  readonly label: string;
  /** The custom property on the parent that holds the width of the pane beside the divider. */
  readonly width: `--${string}`;
  /** The pane whose width it sets: the one before the divider, or the one after it. */
  readonly sets: 'before' | 'after';
}

const STEP = 16;

/**
 * A line between two panes that can be dragged or moved with the arrows; double click or Enter resets it. The
 * grid's own minima stay in force, so a pane never gets too narrow. The width is set on the grid and nothing is
 * drawn anew, so editors keep their place while one drags.
 */
export default function Divider({ label, width, sets }: DividerProps) {
  const dragged = useRef<number>(undefined);
  const itself = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const divider = itself.current;
    const grid = divider?.parentElement;
    if (divider === null || grid == null) return;
    const sized = new ResizeObserver(() => tell(divider));
    sized.observe(grid);
    const beside = pane(divider);
    if (beside !== undefined) sized.observe(beside);
    return () => sized.disconnect();
  });

  function pane(divider: HTMLElement): HTMLElement | undefined {
    const beside = sets === 'before' ? divider.previousElementSibling : divider.nextElementSibling;
    return beside instanceof HTMLElement ? beside : undefined;
  }

  function grow(divider: HTMLElement, from: number, by: number): void {
    divider.parentElement?.style.setProperty(width, `${Math.round(from + (sets === 'before' ? by : -by))}px`);
    tell(divider);
  }

  /** What the grid made of it, in px of the whole. */
  function tell(divider: HTMLElement): void {
    divider.setAttribute('aria-valuemax', `${divider.parentElement?.offsetWidth ?? 0}`);
    divider.setAttribute('aria-valuenow', `${pane(divider)?.offsetWidth ?? 0}`);
  }

  function reset(divider: HTMLElement): void {
    divider.parentElement?.style.removeProperty(width);
    tell(divider);
  }

  function press(event: KeyboardEvent<HTMLElement>): void {
    const divider = event.currentTarget;
    const by = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key];
    if (by !== undefined) grow(divider, pane(divider)?.offsetWidth ?? 0, by);
    else if (event.key === 'Enter') reset(divider);
    else return;
    event.preventDefault();
  }

  function drag(event: PointerEvent<HTMLElement>): void {
    if (dragged.current === undefined) return;
    const divider = event.currentTarget;
    const by = event.clientX - dragged.current;
    const before = pane(divider)?.offsetWidth ?? 0;
    grow(divider, before, by);
    const after = pane(divider)?.offsetWidth ?? 0;
    // Only as far as the pane followed: past a minimum the pointer has to come back first.
    dragged.current += sets === 'before' ? after - before : before - after;
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that can be moved is no rule between paragraphs
    <div
      className="divider"
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={0}
      aria-valuenow={0}
      ref={itself}
      tabIndex={0}
      onKeyDown={press}
      onDoubleClick={(event) => reset(event.currentTarget)}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        dragged.current = event.clientX;
      }}
      onPointerMove={drag}
      onLostPointerCapture={() => {
        dragged.current = undefined;
      }}
    />
  );
}
