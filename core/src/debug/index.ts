export { type Offered, type Told, textForModel } from './model-text.ts';
export { callIdIn, inShape, namesCall, UNKNOWN_ID, type WireShape } from './wire-shapes.ts';
