import type { Finding, Severity } from '../finding.ts';
import { cutAtQuotes, quote } from '../quote.ts';
import type { Result } from '../report/report.ts';
import type { Words } from '../report/words.ts';
import { markdownLink } from './markdown-link.ts';
import type { Scene } from './scene.ts';

const SEVERITY = { error: 'Error', warning: 'Warning', hint: 'Hint' } as const satisfies Record<
  Severity,
  string
>;

/**
 * A report for an issue or a pull request: each call with its outcome and what there is to know, then the schemas that
 * decided. Whatever was pasted stands in code, so that none of it is read as Markdown or HTML.
 */
export function markdownReport(scene: Scene): string {
  const { report, words, scenario, link, toolbox } = scene;
  const calls = report.results.map((result, index) => aboutCall(result, words[index], index));
  const used = new Set(report.calls.map(({ tool }) => tool));
  const tools = [...toolbox.byName.values()].filter(({ name }) => used.has(name));
  return [
    `## ${scenario.title === undefined ? 'Tool calls' : `Tool calls: ${quote(scenario.title)}`}`,
    `${summary(scene)} Repairs: ${toolbox.profile === 'fak' ? 'as fak does' : 'only safe ones'}.`,
    ...calls,
    ...tools.map(({ name, schemaText, grammar }) =>
      [
        `### ${schemaText === undefined ? 'Grammar' : 'Schema'} of ${quote(name)}`,
        fence(schemaText ?? JSON.stringify(grammar, null, 2)),
        ...(schemaText === undefined || grammar?.aliases === undefined
          ? []
          : ['Synonyms that are known:', fence(JSON.stringify(grammar.aliases, null, 2))]),
      ].join('\n\n'),
    ),
    ...(link === undefined ? [] : [markdownLink('Open in Rung', link)]),
    '',
  ].join('\n\n');
}

function summary({ report: { counters } }: Scene): string {
  const parts = [
    [counters.passes, 'passed'],
    [counters.unchecked, 'not checked'],
    [counters.repaired, 'repaired'],
    [counters.denied, 'sent back'],
  ] as const;
  const told = parts.filter(([number]) => number > 0).map(([number, what]) => `${number} ${what}`);
  const calls = counters.calls === 1 ? '1 call' : `${counters.calls} calls`;
  return told.length === 0 ? `${calls}.` : `${calls}: ${told.join(', ')}.`;
}

function aboutCall({ call, verdict, findings }: Result, words: Words | undefined, index: number): string {
  const engine = verdict.kind === 'DEFER' ? verdict.kind : `${verdict.kind} ${verdict.reason}`;
  const said = [words?.sentence, words?.advice].filter((line) => line !== undefined && line !== '');
  return [
    `### ${index + 1}. ${call.tool === undefined ? 'A call without a tool' : quote(call.tool)}: ${plain(words?.headline ?? '')} (${engine})`,
    ...said.map((line) => plain(line ?? '')),
    'Arguments:',
    fence(call.args),
    ...(verdict.kind === 'TRANSFORM' ? ['New arguments:', fence(verdict.newArgs)] : []),
    ...(findings.length === 0 ? [] : [findings.map(line).join('\n')]),
  ].join('\n\n');
}

function line({ severity, message, pointer }: Finding): string {
  const place = pointer === undefined || pointer === '' ? '' : ` (${quote(pointer)})`;
  return `- **${SEVERITY[severity]}:** ${plain(message)}${place}`;
}

/** A sentence: the user's names stand in code, and nothing else in it means anything to Markdown. */
function plain(sentence: string): string {
  return cutAtQuotes(sentence)
    .map((piece, at) => (at % 2 === 1 ? quote(piece) : piece.replace(/[\\*_[\]<>&#~|`@]/gu, escaped)))
    .join('');
}

function escaped(sign: string): string {
  return sign === '<' ? '&lt;' : sign === '&' ? '&amp;' : `\\${sign}`;
}

/** A block of code between fences that are longer than any run of backticks in it. */
function fence(text: string): string {
  let longest = 2;
  for (const [run] of text.matchAll(/`+/gu)) longest = Math.max(longest, run.length);
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}json\n${text}${text.endsWith('\n') ? '' : '\n'}${ticks}`;
}
