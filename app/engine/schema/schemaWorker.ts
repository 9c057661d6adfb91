/**
 * Runs JSON Schema, whose compiled code and regular expressions come from what was pasted. It is a worker of its own, so
 * that it can be ended, and a file of its own, so that a host can give it a policy of its own.
 */
import { SchemaCache } from '@rung/core/schema';
import type { FromSchemaWorker, ToSchemaWorker } from './messages.ts';

// Nothing here needs them, and nothing that was pasted shall have them. This hardens; it is no sandbox.
for (const name of [
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'WebSocketStream',
  'WebTransport',
  'EventSource',
  'indexedDB',
  'caches',
  'Worker',
  'importScripts',
  'BroadcastChannel',
]) {
  Object.defineProperty(globalThis, name, { value: undefined, configurable: false, writable: false });
}

const schemas = new SchemaCache();
const tell = (message: FromSchemaWorker) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<ToSchemaWorker>) => tell(answer(data)));
tell({ kind: 'ready' });

function answer({ schemaText, args, repeatRequired = true }: ToSchemaWorker): FromSchemaWorker {
  try {
    const schema = schemas.get(schemaText);
    if (args === undefined || schema.kind === 'rejected')
      return { kind: 'schema', usable: schema.kind === 'compiled', findings: schema.findings };
    return { kind: 'call', findings: schema.judge(args, { repeatRequired }) };
  } catch (error) {
    if (error instanceof EvalError) return { kind: 'forbidden' };
    return { kind: 'broke', message: error instanceof Error ? error.message : String(error) };
  }
}
