export type { Counterexample, Proof, Trial } from './experiment.ts';
export { prove, STATEMENTS, type Statement } from './prove.ts';
export { openScene, type Scene } from './scene.ts';
export { type WithCall, withCall } from './with-call.ts';
