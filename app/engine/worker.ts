import { Engine } from './engine.ts';
import type { Ask } from './protocol.ts';

const engine = new Engine();

// What throws here reaches the client as the worker's `error` event.
addEventListener('message', ({ data }: MessageEvent<Ask>) => postMessage(engine.answer(data)));
