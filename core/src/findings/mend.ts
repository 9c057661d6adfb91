import { jsonrepair } from 'jsonrepair';

/** What a repair makes of a text that is not JSON; `undefined` when it cannot be mended. */
export type Mend = (text: string) => string | undefined;

/** Longer texts are not mended: the mender builds what it reads. */
const LONGEST = 1_000_000;

export const mendJson: Mend = (text) => {
  if (text.length > LONGEST) return undefined;
  try {
    return jsonrepair(text);
  } catch {
    // It throws on what it cannot mend, and where brackets are nested too deep for it.
    return undefined;
  }
};
