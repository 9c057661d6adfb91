/**
 * The working copy lives in session storage: a reload keeps the work, closing the tab forgets it. Storage may
 * throw (a third-party frame, a full quota); then the page works on without it and says so.
 */
import { readScenario, writeScenario } from '@rung/core';
import type { Origin, Snapshot } from './store.ts';

export interface Kept extends Snapshot {
  /** The hash of the address when this was kept. */
  readonly hash: string;
}

export interface WorkingCopy extends Kept {
  readonly former?: Kept;
}

const KEY = 'rung.work';

export function readWorkingCopy(): WorkingCopy | undefined {
  try {
    const text = sessionStorage.getItem(KEY);
    return text === null ? undefined : parseWorkingCopy(text);
  } catch {
    return undefined;
  }
}

/** Keeps the copy, without the former work if there is no room for both; `false` when nothing could be kept. */
export function writeWorkingCopy(copy: WorkingCopy): boolean {
  const { former: _, ...alone } = copy;
  for (const attempt of copy.former === undefined ? [alone] : [copy, alone]) {
    try {
      sessionStorage.setItem(KEY, formatWorkingCopy(attempt));
      return true;
    } catch {
      // The next attempt is smaller.
    }
  }
  return false;
}

export function formatWorkingCopy(copy: WorkingCopy): string {
  const plain = ({ scenario, origin, hash }: Kept) => ({ scenario: writeScenario(scenario), origin, hash });
  return JSON.stringify({
    ...plain(copy),
    ...(copy.former === undefined ? {} : { former: plain(copy.former) }),
  });
}

/** Reads what `formatWorkingCopy` wrote; anything else is no copy. */
export function parseWorkingCopy(text: string): WorkingCopy | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const kept = readKept(value);
  if (kept === undefined) return undefined;
  const former = isRecord(value) ? readKept(value.former) : undefined;
  return former === undefined ? kept : { ...kept, former };
}

function readKept(value: unknown): Kept | undefined {
  if (!isRecord(value)) return undefined;
  const { scenario: text, hash } = value;
  const origin = readOrigin(value.origin);
  if (typeof text !== 'string' || typeof hash !== 'string' || origin === undefined) return undefined;
  const read = readScenario(text);
  return read.kind === 'ok' ? { scenario: read.scenario, origin, hash } : undefined;
}

function readOrigin(value: unknown): Origin | undefined {
  if (!isRecord(value)) return undefined;
  const { kind, id, untouched } = value;
  switch (kind) {
    case 'own':
    case 'link':
      return { kind };
    case 'example':
      return typeof id === 'string' ? { kind, id, untouched: untouched === true } : undefined;
    default:
      return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
