import type { Grammar } from '../rung/grammar.ts';
import { head } from './head.ts';
import { commentText, goLiteral, goText, stringLiteral } from './literals.ts';
import type { Scene } from './scene.ts';

/** Go that gives the original its grammars, with their aliases, for which it has no file. As gofmt writes it. */
export function goSnippet(scene: Scene): string {
  const { tools } = scene.report;
  const unloaded = tools.filter(({ grammar }) => grammar === undefined);
  const adds = tools.flatMap(({ name, grammar }) => (grammar === undefined ? [] : [add(name, grammar)]));
  return `${head(
    scene,
    '//',
    'The package is internal, so this belongs inside the module of fak.',
    scene.toolbox.profile === 'sound'
      ? 'The original repairs as fak does, whatever profile was chosen here.'
      : undefined,
    ...unloaded.map(({ name }) => `${commentText(stringLiteral(name))} cannot be loaded and is left out.`),
  )}package grammars

import "github.com/anthony-chaudhary/fak/internal/grammar"

func init() {
${adds.join('')}}
`;
}

function add(tool: string, { params, aliases }: Grammar): string {
  const rows = (params ?? []).map(
    ({ name, type, required }) =>
      `\t\t\t{Name: ${goLiteral(name)}, Type: ${goLiteral(type)}${required ? ', Required: true' : ''}},\n`,
  );
  // Without parameters, an empty list and none at all have two content addresses.
  const list =
    rows.length > 0
      ? `\t\tParams: []grammar.Param{\n${rows.join('')}\t\t},\n`
      : params === null
        ? ''
        : '\t\tParams: []grammar.Param{},\n';
  const synonyms = aliases === undefined ? '' : `\t\tAliases: map[string]string{${entries(aliases)}},\n`;
  const body = list + synonyms;
  return `\tgrammar.Default.Add(${goLiteral(tool)}, grammar.Grammar{${body === '' ? '' : `\n${body}\t`}})\n`;
}

/** Two names that are one to Go may not stand twice in a literal. */
function entries(aliases: Readonly<Record<string, string>>): string {
  const asGo = new Map(Object.entries(aliases).map(([synonym, param]) => [goText(synonym), param]));
  return [...asGo].map(([synonym, param]) => `${goLiteral(synonym)}: ${goLiteral(param)}`).join(', ');
}
