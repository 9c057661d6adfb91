export { type About, aboutInCalls, aboutInTools, paramAt, propertyPlace } from './about.ts';
export { formatJson } from './format-json.ts';
export { entryAround } from './inside.ts';
export { type NameHint, nameHints } from './name-hints.ts';
export { contentOf, type Slot, slotAt } from './slot.ts';
export { type KnownTools, suggestInCalls } from './suggest-calls.ts';
export { suggestInTools } from './suggest-tools.ts';
export type { Suggestion, Suggestions } from './suggestion.ts';
