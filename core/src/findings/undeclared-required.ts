import { quoteList } from '../quote.ts';
import type { ToolRule } from './tool-rule.ts';

/** A name that `required` lists and `properties` lacks: the original does not ask for it. */
export const undeclaredRequired: ToolRule = ({ schema, profile, place }) => {
  if (schema?.requiredAt === undefined || schema.hiding.size > 0) return [];
  const names = [...schema.required].filter((name) => !schema.properties.has(name));
  if (names.length === 0) return [];
  const isOne = names.length === 1;
  const effect =
    profile === 'fak'
      ? `the original does not ask for ${isOne ? 'it' : 'them'}`
      : `${isOne ? 'it takes' : 'they take'} any value`;
  return [
    {
      code: 'undeclared-required',
      severity: 'warning',
      message: `${quoteList(names)} ${isOne ? 'is' : 'are'} required but not declared; ${effect}.`,
      pointer: '/required',
      range: place(schema.requiredAt.start, schema.requiredAt.end),
    },
  ];
};
