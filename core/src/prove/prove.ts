import { exactFit } from './exact-fit.ts';
import type { Proof, Trial } from './experiment.ts';
import { failsOpen } from './fails-open.ts';
import { repairPreserves } from './repair-preserves.ts';
import type { Scene } from './scene.ts';

/** In the order in which they are tried. */
export const STATEMENTS = ['preserves-fak', 'preserves-sound', 'exact-fit', 'fails-open'] as const;

/** A statement about the pasted tools that random calls may refute. */
export type Statement = (typeof STATEMENTS)[number];

/** Tries to break a statement by calls made from the pasted schemas. The same seed gives the same answer. */
export function prove(statement: Statement, scene: Scene, trial: Trial): Proof {
  const attempt = ATTEMPTS[statement](scene);
  return typeof attempt === 'string' ? { kind: 'nothing-to-check', sentence: attempt } : attempt(trial);
}

const ATTEMPTS = {
  'preserves-fak': (scene) => repairPreserves(scene, 'fak'),
  'preserves-sound': (scene) => repairPreserves(scene, 'sound'),
  'exact-fit': exactFit,
  'fails-open': failsOpen,
} satisfies Record<Statement, (scene: Scene) => ((trial: Trial) => Proof) | string>;
