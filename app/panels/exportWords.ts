import type { ExportFormat } from '@rung/core/exports';
import type { Scope } from '../state/scopes.ts';

/** What each form is called, and what it is for. */
export const exportWords = {
  markdown: { name: 'Report', what: 'Markdown, for an issue or a pull request' },
  fixture: { name: 'Fixture', what: 'a .rung.json for runScenario, expecting what is decided now' },
  vitest: { name: 'Vitest', what: 'a table test with @rung/core' },
  pytest: { name: 'pytest', what: 'a table test; you fill in how your gateway is asked' },
  'ai-sdk': { name: 'AI SDK', what: 'a repairToolCall function' },
  go: { name: 'Go', what: 'grammar.Default.Add with the aliases' },
  shell: { name: 'fak preflight', what: 'commands that ask the original' },
  verdicts: { name: 'Verdicts', what: 'JSON Lines, one a call' },
} as const satisfies Record<ExportFormat, { readonly name: string; readonly what: string }>;

export const exportFormats: readonly ExportFormat[] = [
  'markdown',
  'fixture',
  'vitest',
  'pytest',
  'ai-sdk',
  'go',
  'shell',
  'verdicts',
];

export const scopeWords = {
  call: 'This call and its tool only',
  all: 'All calls',
  groups: 'One call a group',
} as const satisfies Record<Scope, string>;
