/** What a person set once and for all; kept in local storage where the browser allows it. */
import type { Theme } from './rungState.ts';

export interface Preferences {
  readonly theme: Theme;
  readonly plain: boolean;
  /** The address bar follows the scenario. */
  readonly follow: boolean;
  /** The page's keys do something. */
  readonly keys: boolean;
}

/** What a press of the theme button changes to. */
export const nextTheme = { system: 'light', light: 'dark', dark: 'system' } as const satisfies Record<
  Theme,
  Theme
>;

const KEY = 'rung.preferences';
const DEFAULTS: Preferences = { theme: 'system', plain: false, follow: true, keys: true };

export function readPreferences(): Preferences {
  try {
    return parsePreferences(localStorage.getItem(KEY));
  } catch {
    return DEFAULTS;
  }
}

/** Each field by itself: one that is not understood keeps its default. */
export function parsePreferences(text: string | null): Preferences {
  let value: unknown;
  try {
    value = JSON.parse(text ?? 'null');
  } catch {
    return DEFAULTS;
  }
  if (typeof value !== 'object' || value === null) return DEFAULTS;
  const theme =
    'theme' in value && (value.theme === 'light' || value.theme === 'dark') ? value.theme : 'system';
  return {
    theme,
    plain: 'plain' in value && value.plain === true,
    follow: !('follow' in value && value.follow === false),
    keys: !('keys' in value && value.keys === false),
  };
}

/** Changes some of them. */
export function writePreferences(changed: Partial<Preferences>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readPreferences(), ...changed }));
  } catch {
    // Without storage a preference lasts as long as the page.
  }
}
