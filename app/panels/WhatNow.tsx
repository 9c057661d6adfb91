import type { DetailView } from '../engine/protocol.ts';
import { Expected } from './Expected.tsx';
import { Flips } from './Flips.tsx';
import { ModelText } from './ModelText.tsx';

/** What can be done about a decided call. `current`: it is about what is on the screen. */
export default function WhatNow({ detail, current }: { detail: DetailView; current: boolean }) {
  return (
    <>
      <Flips detail={detail} current={current} />
      <ModelText detail={detail} />
      {detail.file === undefined && <Expected detail={detail} current={current} />}
    </>
  );
}
