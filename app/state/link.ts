/**
 * The link of the present scenario, encoded a moment after each change: so Share has it at once, and the address
 * bar can follow.
 */
import { encodeLink, type Scenario } from '@rung/core';
import { create } from 'zustand';
import { readPreferences } from './preferences.ts';
import { useRung } from './store.ts';

/** The address bar does not take a longer one. */
export const MAX_ADDRESS = 8_000;
/** A longer one is offered as a file: browsers and chat programs cut it. */
export const MAX_LINK = 100_000;

interface LinkState {
  /** The hash and the scenario it stands for; behind the present scenario for a moment. */
  readonly encoded?: { readonly scenario: Scenario; readonly hash: string };
  /** The scenario that could not be encoded. */
  readonly failed?: Scenario;
  /** Whether the address bar follows. */
  readonly follow: boolean;
  /** Whether the browser keeps a working copy. */
  readonly kept: boolean;
}

export const useLink = create<LinkState>()(() => ({ follow: readPreferences().follow, kept: true }));

/** The address of this page with another hash. */
export function addressWith(hash: string): string {
  return location.href.replace(/#.*$/su, '') + hash;
}

export function isLink(encoded: LinkState['encoded'], scenario: Scenario): boolean {
  return encoded?.scenario === scenario;
}

/** Whether this browser can make links at all. */
export const canEncode = typeof CompressionStream !== 'undefined';

let running = false;

/** Encodes the present scenario; while one runs, only the newest waits. */
export async function encodePresent(): Promise<void> {
  if (running) return;
  running = true;
  try {
    while (needsEncoding()) {
      const { scenario } = useRung.getState();
      try {
        useLink.setState({ encoded: { scenario, hash: await encodeLink(scenario) } });
      } catch {
        useLink.setState({ failed: scenario });
      }
    }
  } finally {
    running = false;
  }
}

function needsEncoding(): boolean {
  const { scenario } = useRung.getState();
  const { encoded, failed } = useLink.getState();
  return encoded?.scenario !== scenario && failed !== scenario;
}
