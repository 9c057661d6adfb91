import { openScene, prove, STATEMENTS } from '@rung/core/prove';
import type { FromProver, ToProver } from './protocol.ts';

const TELL_EVERY_MS = 50;

// It works without a pause, so it is stopped by being ended. What throws here reaches the page as the `error` event.
addEventListener('message', ({ data }: MessageEvent<ToProver>) => {
  const { about, seed, cases } = data;
  const scene = openScene({ rung: 1, calls: '', ...about });
  for (const statement of STATEMENTS) {
    tell({ kind: 'running', statement, done: 0 });
    let told = performance.now();
    const onCase = (done: number) => {
      const now = performance.now();
      if (now - told < TELL_EVERY_MS) return;
      told = now;
      tell({ kind: 'running', statement, done });
    };
    tell({ kind: 'tried', statement, proof: prove(statement, scene, { seed, cases, onCase }) });
  }
  tell({ kind: 'finished' });
});

function tell(message: FromProver): void {
  postMessage(message);
}
