import type { ToolRule } from './tool-rule.ts';

/** The original wants a value for every parameter, optional ones too, before it names values. */
export const optionalInArity: ToolRule = ({ grammar, profile, range }) => {
  const params = grammar?.params ?? [];
  const needed = params.filter(({ required }) => required).length;
  if (profile !== 'fak' || needed === 0 || needed === params.length) return [];
  return [
    {
      code: 'optional-in-arity',
      severity: 'hint',
      message: `Optional parameters count too: values without names are accepted when there are ${params.length}, not when there are ${needed}.`,
      range,
    },
  ];
};
