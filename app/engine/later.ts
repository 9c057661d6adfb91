/** What no first verdict needs. It is one file, so that what it shares with the engine stays in the engine's. */
export { Comparison } from './comparison.ts';
export { Trace } from './trace/trace.ts';
export { work } from './work.ts';
