/** What no first verdict needs. It is one file, so that what it shares with the engine stays in the engine's. */
export { answerDebug } from './debug/answerDebug.ts';
export { saveFile } from './saveFile.ts';
export { Trace } from './trace/trace.ts';
