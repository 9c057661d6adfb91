/**
 * The working copy lives in session storage: a reload keeps the work, closing the tab forgets it. Storage may
 * throw (a third-party frame, a full quota); then the page works on without it and says so.
 */
import { readScenario, writeScenario } from '@rung/core';
import { isOwnWork } from './aside.ts';
import type { Kept, Origin } from './rungState.ts';

export interface WorkingCopy extends Kept {
  /** Own work that was put aside, the newest last. */
  readonly aside: readonly Kept[];
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

/** Keeps the copy, or as much of it as there is room for; `false` when nothing could be kept. */
export function writeWorkingCopy(copy: WorkingCopy): boolean {
  for (const attempt of smallerAndSmaller(copy)) {
    try {
      sessionStorage.setItem(KEY, formatWorkingCopy(attempt));
      return true;
    } catch {
      // The next attempt is smaller.
    }
  }
  return false;
}

/** Own work is given up last: first goes what can be had again, then the oldest work. */
function* smallerAndSmaller(copy: WorkingCopy): Generator<WorkingCopy> {
  const { aside, ...present } = copy;
  const own = isOwnWork(copy);
  const works = own ? [...aside, present] : aside;
  yield copy;
  for (let first = own ? 1 : 0; first < works.length; first++) {
    const newest = works.at(-1);
    if (newest !== undefined) yield { ...newest, aside: works.slice(first, -1) };
  }
  if (!own) yield { ...present, aside: [] };
}

export function formatWorkingCopy(copy: WorkingCopy): string {
  const plain = ({ scenario, origin, hash }: Kept) => ({ scenario: writeScenario(scenario), origin, hash });
  return JSON.stringify({ ...plain(copy), aside: copy.aside.map(plain) });
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
  if (kept === undefined || !isRecord(value)) return undefined;
  const aside = Array.isArray(value.aside) ? value.aside.map(readKept) : [];
  return { ...kept, aside: aside.filter((work) => work !== undefined) };
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
