import { useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { BoxProps } from '../box.ts';
import { Lenses } from './Lenses.tsx';
import { type OpenEditor, openEditor } from './openEditor.ts';
import './MonacoBox.css';

/** The editor of one box. It comes in a file of its own, with all of Monaco. */
export function MonacoBox({ box, view, handle }: BoxProps) {
  const host = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<OpenEditor>();
  const [tabIndents, setTabIndents] = useState(false);
  const hint = `${box}-tab-hint`;

  useLayoutEffect(() => {
    if (host.current === null) return;
    const opened = openEditor(host.current, box, view);
    const { editor } = opened;
    editor.getDomNode()?.querySelector('[role="textbox"], textarea')?.setAttribute('aria-describedby', hint);
    editor.onKeyDown(({ browserEvent: { key } }) => {
      if (key === 'Tab') setTabIndents(editor.getRawOptions().tabFocusMode !== true);
      else if (key === 'Escape') setTabIndents(false);
    });
    editor.onDidBlurEditorText(() => setTabIndents(false));
    setOpen(opened);
    return opened.close;
  }, [box, view, hint]);

  useImperativeHandle(
    handle,
    () => ({
      reveal: (offset, length) => open?.reveal(offset, length),
      selected: () => {
        const selection = open?.editor.getSelection();
        return selection ? (open?.editor.getModel()?.getValueLengthInRange(selection) ?? 0) : 0;
      },
    }),
    [open],
  );

  return (
    <div className="monaco-box">
      <div className="monaco-host" ref={host} />
      <p id={hint} className={tabIndents ? 'tab-hint' : 'vh'}>
        Tab indents. Escape, then Tab leaves this box; Ctrl M lets Tab always leave.
      </p>
      {open !== undefined && box === 'calls' && <Lenses open={open} />}
    </div>
  );
}
