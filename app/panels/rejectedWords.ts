import type { RejectedLink as Reason } from '@rung/core';

interface Explained {
  readonly title: string;
  readonly sentence: string;
  /** What the sender can do. */
  readonly advice: string;
}

/** What is said of each link that was not understood. */
export const rejectedWords = {
  cut: {
    title: 'This link was cut off',
    sentence: 'It is incomplete: its end is missing.',
    advice: 'Ask for the whole link, or for a file: the sender finds it under Share, Save as file.',
  },
  damaged: {
    title: 'This link is damaged',
    sentence: 'Its checksum does not match, so some of its characters were changed on the way.',
    advice: 'Ask for the link again, or for a file: the sender finds it under Share, Save as file.',
  },
  newer: {
    title: 'This link was made by a newer Rung',
    sentence: 'It is written in a format that this version does not know.',
    advice: 'Open it where it was made, or load this page anew to get its newest version.',
  },
  foreign: {
    title: 'This is not a Rung link',
    sentence: 'What stands after the # is no scenario of Rung.',
    advice:
      'Links of Rung begin with #v1. and hold a scenario; a link made by a program may hold something else.',
  },
  'too-large': {
    title: 'This link holds too much',
    sentence: 'It unpacks to more than 16 MB, so reading was stopped.',
    advice: 'Scenarios of that size travel as a file: the sender finds it under Share, Save as file.',
  },
  unsupported: {
    title: 'This browser cannot open links',
    sentence: 'It is too old to unpack them; Chrome can since 80, Safari since 16.4, Firefox since 113.',
    advice:
      'Open the link in a newer browser, or ask for a file: the sender finds it under Share, Save as file.',
  },
} as const satisfies Record<Reason, Explained>;
