export { type Appended, appendCall } from './append-call.ts';
export { type Offered, type Told, textForModel } from './model-text.ts';
export { type Sample, type Sampled, samplesOf } from './samples.ts';
export { type TryForm, tryArgs } from './try-call.ts';
export { callIdIn, inShape, namesCall, UNKNOWN_ID, type WireShape } from './wire-shapes.ts';
