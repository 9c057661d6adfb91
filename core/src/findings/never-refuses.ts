import { quote } from '../quote.ts';
import type { ToolRule } from './tool-rule.ts';

/** Nothing is required, so the rung never sends a call of this tool back. */
export const neverRefuses: ToolRule = ({ name, grammar, params, profile, range }) => {
  if (grammar === undefined || [...params.values()].some(({ required }) => required)) return [];
  const unless = profile === 'sound' ? ' unless its arguments are no JSON object' : '';
  return [
    {
      code: 'never-refuses',
      severity: 'hint',
      message: `${quote(name)} requires nothing, so none of its calls is ever sent back${unless}.`,
      range,
    },
  ];
};
