import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { type RowWindow, rowWindow, scrollTopFor } from './rowWindow.ts';

interface Options {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly rows: number;
  /** Of one row, in px. */
  readonly height: number;
  /** Of what stays above the rows, in px. */
  readonly head: number;
}

/** The rows in view of a list that is scrolled, and a way to bring one into view. */
export function useRowWindow({ scroller, rows, height, head }: Options): {
  readonly inView: RowWindow;
  readonly scrollTo: (row: number) => void;
} {
  const [{ scrollTop, view }, setPlace] = useState({ scrollTop: 0, view: 0 });

  useLayoutEffect(() => {
    const node = scroller.current;
    if (node === null) return;
    const measure = () =>
      setPlace({ scrollTop: node.scrollTop, view: Math.max(0, node.clientHeight - head) });
    measure();
    const sized = new ResizeObserver(measure);
    sized.observe(node);
    node.addEventListener('scroll', measure, { passive: true });
    return () => {
      sized.disconnect();
      node.removeEventListener('scroll', measure);
    };
  }, [scroller, head]);

  const scrollTo = useCallback(
    (row: number) => {
      const node = scroller.current;
      if (node === null) return;
      const list = { rows, height, view: node.clientHeight - head, scrollTop: node.scrollTop };
      node.scrollTop = scrollTopFor(row, list);
    },
    [scroller, rows, height, head],
  );

  return { inView: rowWindow({ rows, height, view, scrollTop }), scrollTo };
}
