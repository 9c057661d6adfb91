import { engine } from './useAnswer.ts';

/** A hidden page draws nothing; nobody waits for it longer than this. */
const LONGEST_MS = 200;

function stands(): boolean {
  const { answer, failure } = engine.getState();
  return answer !== undefined || failure !== undefined;
}

/** Resolves when the first verdict can be seen, or there will be none: what else the page needs is loaded then. */
export const verdictStands: Promise<void> = new Promise((resolve) => {
  const drawn = () => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_MS);
  };
  if (stands()) {
    drawn();
    return;
  }
  const stop = engine.subscribe(() => {
    if (!stands()) return;
    stop();
    drawn();
  });
});
