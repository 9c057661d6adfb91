import type { DetailView } from '../engine/protocol.ts';
import { ModelText } from './ModelText.tsx';

/** What can be done about a decided call. */
export default function WhatNow({ detail }: { detail: DetailView }) {
  return <ModelText detail={detail} />;
}
