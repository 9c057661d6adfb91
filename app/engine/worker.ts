import { Engine } from './engine.ts';
import type { FromEngine, ToEngine } from './protocol.ts';

/** News are told so often at most, in milliseconds. */
const NEWS_APART = 100;

const tell = (message: FromEngine) => postMessage(message);
const engine = new Engine(
  apart(() => tell({ kind: 'news' })),
  () => new Worker(new URL('./schema/schemaWorker.ts', import.meta.url), { type: 'module', name: 'schema' }),
);

// What throws here, or is rejected, reaches the client as the worker's `error` event.
addEventListener('message', ({ data }: MessageEvent<ToEngine>) => void handle(data));
addEventListener('unhandledrejection', ({ reason }) => {
  setTimeout(() => {
    throw reason;
  });
});

async function handle(message: ToEngine): Promise<void> {
  switch (message.kind) {
    case 'ask':
      tell(await engine.answer(message));
      return engine.check();
    case 'preview':
      return tell({ kind: 'preview', id: message.id, preview: await engine.preview(message.edits) });
    case 'place':
      return tell({ kind: 'place', id: message.id, answer: await engine.place(message.question) });
    case 'take':
      return tell({ kind: 'take', id: message.id, answer: await engine.take(message.question) });
    case 'open-trace':
      return engine.openTrace(message.file);
    case 'stop-trace':
      return engine.stopTrace();
    case 'close-trace':
      return engine.closeTrace();
    case 'save':
    case 'debug':
      return engine.work(message, tell);
    case 'stop':
      return engine.stop(message.id);
  }
}

/** Calls `what` when it is wanted, but not more often. */
function apart(what: () => void): () => void {
  let waiting = false;
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    if (waiting) return;
    waiting = true;
    setTimeout(
      () => {
        waiting = false;
        last = performance.now();
        what();
      },
      Math.max(0, last + NEWS_APART - performance.now()),
    );
  };
}
