import type { Finding } from '../finding.ts';
import { quote } from '../quote.ts';
import { removeAlias, type ToolRule } from './tool-rule.ts';

/** An alias that leads nowhere, or that takes a key with a meaning of its own for a synonym. */
export const uselessAlias: ToolRule = (tool) => {
  const { grammar, params, synonyms, profile, range } = tool;
  return Object.entries(grammar?.aliases ?? {}).flatMap(([synonym, param]): Finding[] => {
    if (synonyms.has(synonym)) return [];
    const effect =
      profile === 'fak' ? 'a value sent under it may be moved away' : 'it is never taken for a synonym';
    const own = params.has(synonym) ? 'is a parameter itself' : 'has a meaning of its own';
    return [
      {
        severity: 'warning',
        range,
        ...removeAlias(tool, synonym),
        ...(params.has(param)
          ? {
              code: 'shadowing-alias',
              message: `${quote(synonym)} ${own} and is an alias of ${quote(param)} too; ${effect}.`,
            }
          : {
              code: 'dangling-alias',
              message: `The alias ${quote(synonym)} stands for ${quote(param)}, which is not a parameter.`,
            }),
      },
    ];
  });
};
