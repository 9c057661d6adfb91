import { credentialsIn } from './credentials.ts';
import type { CallFields } from './fields.ts';
import { type ReadCalls, readCallsWith } from './read-calls-with.ts';
import type { ReadTool } from './read-tools.ts';
import { TEXT_READERS } from './text-readers.ts';

export type { ReadCall, ReadCalls } from './read-calls-with.ts';

/**
 * Reads the calls of a pasted text: JSON of every format, server-sent events, a request "copied as cURL", and where
 * it is none of these, what models write into their text. Never throws, and makes no call out of what it does not
 * know. `fields` tell what is the tool and what the args in the entries of a home-made log; they come first. `tools`
 * are what the model had; they decide in model text only. Credentials in what a browser copied are a problem of it.
 */
export function readCalls(text: string, fields?: CallFields, tools: readonly ReadTool[] = []): ReadCalls {
  const read = readCallsWith(TEXT_READERS, text, fields, tools);
  const credentials = credentialsIn(text);
  return credentials === undefined ? read : { ...read, problems: [credentials, ...read.problems] };
}
