/**
 * Scenarios that were shared or saved by hand, kept in this browser until they are cleared. Storage may throw (a
 * third-party frame, a full quota); then there are none.
 */
import { readScenario, writeScenario } from '@rung/core';
import { create } from 'zustand';
import { engine } from '../engine/useAnswer.ts';
import { isOwnWork } from './aside.ts';
import { actions, useRung } from './store.ts';

export interface Recent {
  /** That of the scenario; of one without, its first tools. */
  readonly title: string;
  /** When it was shared or saved, in milliseconds since 1970. */
  readonly at: number;
  readonly calls: number;
  /** As a file holds it. */
  readonly text: string;
}

const KEY = 'rung.recent';
const MOST = 8;
/** Browsers keep 5 MB for a page, and the preferences want some of it. UTF-16 units. */
const MOST_TEXT = 2_000_000;

export const useRecent = create<{ readonly recent: readonly Recent[] }>()(() => ({ recent: read() }));

/** Keeps the present scenario, which was just shared or saved. */
export function keepRecent(now = Date.now()): void {
  const { scenario } = useRung.getState();
  const { answer } = engine.getState();
  const { selected: _, ...rest } = scenario;
  const entry: Recent = {
    title: scenario.title ?? toolsIn(answer?.tools.list.map(({ name }) => name) ?? []),
    at: now,
    calls: answer?.source === 'box' ? answer.counters.calls : 0,
    text: writeScenario(rest),
  };
  put(withRecent(read(), entry));
}

/** The list with one more in front; of what is the same only the newest stays, and of very much the oldest goes. */
export function withRecent(list: readonly Recent[], entry: Recent): readonly Recent[] {
  if (entry.text.length > MOST_TEXT) return list;
  const others = list.filter(({ text }) => text !== entry.text).slice(0, MOST - 1);
  let room = MOST_TEXT;
  return [entry, ...others].filter(({ text }) => {
    room -= text.length;
    return room >= 0;
  });
}

export function clearRecent(): void {
  put([]);
  actions.toast('Recent scenarios cleared.');
}

/** Opens one in place of what is there, as one undo step. */
export function openRecent({ text, title }: Recent): void {
  const read = readScenario(text);
  if (read.kind !== 'ok') {
    actions.notify('This scenario can no longer be read.');
    return;
  }
  const { scenario, origin } = useRung.getState();
  const instead = isOwnWork({ scenario, origin }) ? ' in place of your work' : '';
  actions.openScenario(read.scenario, { kind: 'own' });
  actions.toast(`“${title}” opened${instead}.`, true);
}

/** Reads what was kept; what is no entry is left out. */
export function parseRecent(text: string | null): readonly Recent[] {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  return Array.isArray(value) ? value.filter(isRecent).slice(0, MOST) : [];
}

function isRecent(value: unknown): value is Recent {
  return (
    typeof value === 'object' &&
    value !== null &&
    'title' in value &&
    typeof value.title === 'string' &&
    'at' in value &&
    typeof value.at === 'number' &&
    'calls' in value &&
    typeof value.calls === 'number' &&
    'text' in value &&
    typeof value.text === 'string'
  );
}

function toolsIn(names: readonly string[]): string {
  const [first] = names;
  if (first === undefined) return 'Untitled';
  return names.length === 1 ? first : `${first} and ${(names.length - 1).toLocaleString('en')} more`;
}

function read(): readonly Recent[] {
  try {
    return parseRecent(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

function put(recent: readonly Recent[]): void {
  useRecent.setState({ recent });
  try {
    if (recent.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(recent));
  } catch {
    // They last as long as the page.
  }
}
