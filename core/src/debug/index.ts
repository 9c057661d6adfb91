export { type Appended, appendCall } from './append-call.ts';
export type { Changes, Flip } from './flip.ts';
export { flipsOf } from './flips.ts';
export { type Offered, type Told, textForModel } from './model-text.ts';
export { type Sample, type Sampled, samplesOf } from './samples.ts';
export type { Decided } from './subject.ts';
export { type TryForm, tryArgs } from './try-call.ts';
export { callIdIn, inShape, namesCall, UNKNOWN_ID, type WireShape } from './wire-shapes.ts';
