import type { FindingCode } from '../finding.ts';
import { CALLS } from './calls.ts';
import type { Entry } from './entry.ts';
import { READING } from './reading.ts';
import { REPAIRS } from './repairs.ts';
import { SCHEMAS } from './schemas.ts';
import { TOOLS } from './tools.ts';

export type { Entry } from './entry.ts';
export { CALL_FORMS, type FormatEntry, OTHER_FORMS, TOOL_FORMS } from './formats.ts';
export { TRAVELS } from './link.ts';

/** What every code of a finding or a problem means. */
export const REFERENCE: Readonly<Record<FindingCode, Entry>> = {
  ...REPAIRS,
  ...CALLS,
  ...TOOLS,
  ...SCHEMAS,
  ...READING,
};

export interface Section {
  readonly title: string;
  readonly entries: readonly (readonly [code: string, Entry])[];
}

/** The same in the order in which one would read it. */
export const SECTIONS: readonly Section[] = [
  { title: 'Repairs', entries: Object.entries(REPAIRS) },
  { title: 'Calls', entries: Object.entries(CALLS) },
  { title: 'Tools', entries: Object.entries(TOOLS) },
  { title: 'Values and schemas', entries: Object.entries(SCHEMAS) },
  { title: 'Reading', entries: Object.entries(READING) },
];
