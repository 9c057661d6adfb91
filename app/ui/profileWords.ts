import type { Profile } from '@rung/core';

/** The profiles as the switch "Repairs" names them. */
export const profileWords = {
  fak: 'As fak does',
  sound: 'Only safe ones',
} as const satisfies Record<Profile, string>;

export const profiles = ['fak', 'sound'] as const satisfies readonly Profile[];

export const otherProfile = { fak: 'sound', sound: 'fak' } as const satisfies Record<Profile, Profile>;
