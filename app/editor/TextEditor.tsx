import { useEffect, useRef, useState } from 'react';
import type { Box } from '../state/rungState.ts';
import { tellSelection } from '../state/selection.ts';
import { useRung } from '../state/store.ts';
import { LARGE_TARGETS, useMedia } from '../ui/useMedia.ts';
import type { BoxHandle, View } from './box.ts';
import { PlainBox } from './PlainBox.tsx';
import { useMonaco } from './useMonaco.ts';
import './TextEditor.css';

/**
 * The text of one box: a plain text box until the editor has arrived, and for good where plain boxes are preferred,
 * on touch and on narrow screens, or if the editor does not come.
 */
export default function TextEditor({ box }: { box: Box }) {
  const plain = useRung((rung) => rung.plain);
  const touch = useMedia(LARGE_TARGETS);
  /** The editor was asked for by hand, for a text that is too large for a plain box. */
  const [byHand, setByHand] = useState(false);
  const wanted = byHand || !(plain || touch);
  const monaco = useMonaco(wanted);
  // In the middle of a composed character nothing may be replaced.
  const [composing, setComposing] = useState(false);

  const view = useRef<View>({ anchor: 0, head: 0, focused: false, topLine: 0 });
  const handle = useRef<BoxHandle>(null);
  useEffect(() => tellSelection(box, () => handle.current?.selected() ?? 0), [box]);
  const revealed = useRung((rung) => rung.revealed);
  const shown = useRef(revealed?.n);
  useEffect(() => {
    if (revealed === undefined || revealed.n === shown.current) return;
    shown.current = revealed.n;
    if (revealed.range.in === box) handle.current?.reveal(revealed.range.offset, revealed.range.length);
  }, [revealed, box]);

  if (wanted && !composing && monaco.kind === 'ready') {
    return <monaco.Editor box={box} view={view.current} handle={handle} />;
  }
  return (
    <PlainBox
      box={box}
      view={view.current}
      handle={handle}
      onCompose={setComposing}
      editor={wanted ? monaco.kind : 'unwanted'}
      onWantEditor={() => setByHand(true)}
    />
  );
}
