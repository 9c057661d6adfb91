import type { Finding } from '../finding.ts';
import { quote, quoteList } from '../quote.ts';
import { unknownKeys } from '../scenario/read-scenario.ts';
import type { Scenario } from '../scenario/scenario.ts';

/** What is the matter with the document itself, texts aside. `has` tells whether a tool of that name was read. */
export function documentProblems(scenario: Scenario, has: (tool: string) => boolean): Finding[] {
  return [...absentTools(scenario, has), ...newerKeys(scenario)];
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
