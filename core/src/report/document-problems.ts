import type { Finding } from '../finding.ts';
import { quote, quoteList } from '../quote.ts';
import { unknownKeys } from '../scenario/read-scenario.ts';
import type { Scenario } from '../scenario/scenario.ts';

/** What is the matter with the document itself, texts aside. `has` tells whether a tool of that name was read. */
export function documentProblems(scenario: Scenario, has: (tool: string) => boolean): Finding[] {
  return [...absentTools(scenario, has), ...newerKeys(scenario), ...missingProfile(scenario)];
}

/** Profile `sound` is not in this version; such a document is never decided in another way than it asks for. */
export function isDecided({ profile }: Scenario): boolean {
  return profile !== 'sound';
}

function missingProfile(scenario: Scenario): Finding[] {
  if (isDecided(scenario)) return [];
  const message = 'This asks for `sound` repairs, which this version does not have. No call is decided.';
  return [{ code: 'profile-not-in-version', severity: 'error', message }];
}

function absentTools({ aliases }: Scenario, has: (tool: string) => boolean): Finding[] {
  return Object.keys(aliases ?? {})
    .filter((tool) => !has(tool))
    .map((tool) => ({
      code: 'alias-of-absent-tool',
      severity: 'warning',
      message: `The aliases of ${quote(tool)} are kept, but no tool of this name was pasted.`,
    }));
}

function newerKeys(scenario: Scenario): Finding[] {
  const keys = unknownKeys(scenario);
  if (keys.length === 0) return [];
  const message = `${quoteList(keys)} ${keys.length === 1 ? 'is' : 'are'} not known to this version. What stands there is kept and not used.`;
  return [{ code: 'unknown-keys', severity: 'warning', message }];
}
