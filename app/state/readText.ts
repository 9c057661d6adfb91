/** The text of a file, or why it is none, in a sentence. */
import { readStart, START } from '../engine/trace/fileStart.ts';

export async function readText(
  file: Blob,
): Promise<{ readonly text: string; readonly note?: string } | { readonly why: string }> {
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return { why: 'It could not be read.' };
  }
  const start = readStart(bytes.subarray(0, START));
  if (start.kind === 'refused') return { why: start.message };
  const { offset, message } = start;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(offset));
    if (text.trim() === '') return { why: 'There is nothing but white space in this file.' };
    return { text, ...(message === undefined ? {} : { note: message }) };
  } catch {
    return {
      why: 'This file is not UTF-8; perhaps it is Latin-1. Save it as UTF-8 and open it again.',
    };
  }
}
