import { useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef } from 'react';
import { setInView, useAnswer } from '../engine/useAnswer.ts';
import { actions, useRung } from '../state/store.ts';
import { reload } from '../ui/onUse.tsx';
import { type BoxProps, label } from './box.ts';
import { changeBetween, changed, editorText, toEditor, toSource } from './editorText.ts';
import { type Follower, followCaret } from './follow.ts';
import { strokeOf } from './stroke.ts';

/** A plain text box needs 0.6 s an edit at 1 MB; above this it shows the beginning only. UTF-16 units. */
const MAX_PLAIN = 256 * 1024;
const HEAD = 64 * 1024;
/** Calls that far from the caret are answered as lenses, so that the caret finds its call. */
const AROUND = 16 * 1024;

interface PlainBoxProps extends BoxProps {
  readonly onCompose: (composing: boolean) => void;
  /** How the editor stands that may take this box's place. */
  readonly editor: 'unwanted' | 'waiting' | 'ready' | 'failed';
  readonly onWantEditor: () => void;
}

export function PlainBox({ box, view, handle, onCompose, editor, onWantEditor }: PlainBoxProps) {
  const source = useRung(({ scenario }) => scenario[box]);
  const held = useMemo(() => editorText(source), [source]);
  const tooLong = held.text.length > MAX_PLAIN;
  const text = tooLong ? head(held.text) : held.text;
  const area = useRef<HTMLTextAreaElement>(null);
  const follower = useRef<Follower>(undefined);
  /** What is on the screen, and whether it was typed here. */
  const onScreen = useRef(text);
  const composing = useRef(false);
  /** Where the caret was put by something else, until a person moves it: the browser tells of it late. */
  const putAt = useRef<number>(undefined);
  /** Whether the change that comes takes a selection away. */
  const selected = useRef(false);

  useEffect(() => {
    const following = followCaret(box);
    follower.current = following;
    return following.stop;
  }, [box]);

  useEffect(() => {
    const node = area.current;
    if (node === null) return;
    const look = () => {
      selected.current = node.selectionStart !== node.selectionEnd;
    };
    node.addEventListener('beforeinput', look);
    return () => node.removeEventListener('beforeinput', look);
  }, []);

  // A call that is chosen elsewhere comes into view.
  const { answer } = useAnswer();
  const chosen = box === 'calls' && answer?.stale === undefined ? answer?.detail : undefined;
  const range = chosen?.range;
  const index = range === undefined ? undefined : chosen?.index;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another call is chosen, not when it moves
  useEffect(() => {
    const node = area.current;
    if (node === null || range === undefined || follower.current?.chosen() === index) return;
    if (document.activeElement !== node) showLine(node, toEditor(held, range.offset));
  }, [index]);

  useLayoutEffect(() => {
    const node = area.current;
    if (node === null) return;
    takeView(node, view);
    return () => leaveView(node, view);
  }, [view]);

  useLayoutEffect(() => {
    const before = onScreen.current;
    onScreen.current = text;
    const node = area.current;
    const change = changeBetween(before, text);
    if (change === undefined || node === null) return;
    follower.current?.forget();
    // Something else changed the text; the caret goes there instead of to the end.
    const caret = change.from + change.insert.length;
    if (document.activeElement === node) node.setSelectionRange(caret, caret);
  }, [text]);

  useImperativeHandle(handle, () => ({
    selected: () => (area.current === null ? 0 : area.current.selectionEnd - area.current.selectionStart),
    reveal(offset, length) {
      const node = area.current;
      if (node === null) return;
      const [from, to] = [toEditor(held, offset), toEditor(held, offset + length)];
      showLine(node, from);
      // A key that asked for this must not go on into the text.
      setTimeout(() => {
        node.focus({ preventScroll: true });
        node.setSelectionRange(from, to);
        putAt.current = from;
      });
    },
  }));

  return (
    <>
      <textarea
        ref={area}
        className={editor === 'unwanted' ? 'plain-box for-good inset' : 'plain-box inset'}
        aria-label={label[box]}
        aria-describedby={tooLong || editor === 'failed' ? `${box}-plain-note` : undefined}
        value={text}
        readOnly={tooLong}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        wrap="off"
        onChange={({ target }) => {
          const change = changeBetween(held.text, target.value);
          if (change === undefined) return;
          onScreen.current = target.value;
          const stroke = composing.current ? 'typed' : strokeOf(box, [change], selected.current);
          actions.editText(box, changed(held, [change]).source, stroke);
        }}
        onSelect={({ currentTarget }) => {
          const caret = currentTarget.selectionStart;
          if (document.activeElement !== currentTarget) return;
          const offset = toSource(held, caret);
          if (box === 'calls') setInView(Math.max(0, offset - AROUND), offset + AROUND);
          if (caret !== putAt.current) follower.current?.moved(offset);
        }}
        onPointerDown={() => {
          putAt.current = undefined;
        }}
        onKeyDown={() => {
          putAt.current = undefined;
        }}
        onCompositionStart={() => {
          composing.current = true;
          onCompose(true);
        }}
        onCompositionEnd={() => {
          composing.current = false;
          onCompose(false);
        }}
      />
      {tooLong ? (
        <p className="strip plain-note" id={`${box}-plain-note`}>
          <span className="grow">{longNote(held.text.length, editor)}</span>
          {editor === 'unwanted' && (
            <button type="button" className="btn line sm" onClick={onWantEditor}>
              Use the editor
            </button>
          )}
          {editor === 'failed' && <Reload />}
        </p>
      ) : (
        editor === 'failed' && (
          <p className="strip plain-note" id={`${box}-plain-note`}>
            <span className="grow">
              The editor could not be loaded. This plain box does the same, without colours.
            </span>
            <Reload />
          </p>
        )
      )}
    </>
  );
}

function Reload() {
  return (
    <button type="button" className="btn line sm" onClick={reload}>
      Reload the page
    </button>
  );
}

function longNote(length: number, editor: PlainBoxProps['editor']): string {
  const size = `${Math.ceil(length / 1024)} kB`;
  const rest = 'All of it is read.';
  switch (editor) {
    case 'waiting':
    case 'ready':
      return `Loading the editor. Until then only the first ${HEAD / 1024} of ${size} are shown. ${rest}`;
    case 'unwanted':
    case 'failed':
      return `A plain box is too slow for ${size}: it shows the first ${HEAD / 1024}, and they cannot be edited. ${rest}`;
    default:
      return editor satisfies never;
  }
}

/** The beginning of a long text, in whole lines where they are not too long. */
function head(text: string): string {
  const lastLine = text.lastIndexOf('\n', HEAD);
  return text.slice(0, lastLine > HEAD / 2 ? lastLine : HEAD);
}

function takeView(node: HTMLTextAreaElement, { anchor, head: to, focused, topLine }: BoxProps['view']): void {
  node.setSelectionRange(Math.min(anchor, to), Math.max(anchor, to), to < anchor ? 'backward' : 'forward');
  if (focused) node.focus({ preventScroll: true });
  scrollToLine(node, topLine);
}

function leaveView(node: HTMLTextAreaElement, view: BoxProps['view']): void {
  const backward = node.selectionDirection === 'backward';
  view.anchor = backward ? node.selectionEnd : node.selectionStart;
  view.head = backward ? node.selectionStart : node.selectionEnd;
  view.focused = document.activeElement === node;
  view.topLine = Math.floor(node.scrollTop / lineHeight(node));
}

/** Brings the line of a place into view, unless it is there. */
function showLine(node: HTMLTextAreaElement, offset: number): void {
  const line = lineAt(node.value, offset);
  const top = line * lineHeight(node);
  const inView = top >= node.scrollTop && top + 3 * lineHeight(node) <= node.scrollTop + node.clientHeight;
  if (!inView) scrollToLine(node, line - 3);
}

function scrollToLine(node: HTMLTextAreaElement, line: number): void {
  node.scrollTop = Math.max(0, line) * lineHeight(node);
}

function lineHeight(node: HTMLTextAreaElement): number {
  return Number.parseFloat(getComputedStyle(node).lineHeight);
}

function lineAt(text: string, offset: number): number {
  let line = 0;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line++;
  return line;
}
