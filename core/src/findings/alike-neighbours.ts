import { quote } from '../quote.ts';
import type { Param } from '../rung/grammar.ts';
import type { SeenTool, ToolRule } from './tool-rule.ts';
import { typeInWords } from './type-words.ts';

/** Neighbours of one type: values without names could be swapped unseen. */
export const alikeNeighbours: ToolRule = (tool) => {
  const params = inDeclaredOrder(tool);
  const at = params.findIndex(({ type }, index) => index > 0 && type === params[index - 1]?.type);
  const [one, other] = [params[at - 1], params[at]];
  if (one === undefined || other === undefined) return [];
  const type = one.type === '' ? 'any value' : typeInWords(one.type);
  return [
    {
      code: 'alike-neighbours',
      severity: 'hint',
      message: `${quote(one.name)} and ${quote(other.name)} stand side by side and both take ${type}: without names, a swap cannot be noticed.`,
      range: tool.range,
    },
  ];
};

function inDeclaredOrder({ grammar, params, schema, profile }: SeenTool): readonly Param[] {
  if (profile === 'sound' || schema === undefined) return grammar?.params ?? [];
  return [...schema.properties.keys()].flatMap((name) => params.get(name) ?? []);
}
