/** What reads texts on the page itself; fetched when it is first wanted. */
export { fieldCandidates, splitPaste } from '@rung/core';
