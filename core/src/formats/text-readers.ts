import type { TextReaders } from './call-reader.ts';
import { readDialects } from './calls/text-dialects.ts';
import { sentBodies } from './curl.ts';

/** All that reads texts that are no JSON. */
export const TEXT_READERS: TextReaders = { readDialects, readSentBodies: sentBodies };
