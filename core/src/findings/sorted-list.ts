import { compareUtf8 } from '../rung/utf8-order.ts';
import type { SeenTool, ToolListRule } from './tool-rule.ts';

/** Above this, an alphabetical list may be chance. */
const CHANCE = 1e-6;

/** Every tool declares its parameters alphabetically: told once, at the first tool. */
export const sortedList: ToolListRule = (tools) =>
  isSortedByMachine(tools)
    ? [
        [
          0,
          {
            code: 'sorted-list',
            severity: 'warning',
            message: `${tools.length === 1 ? 'This tool declares its' : `All ${tools.length.toLocaleString('en')} tools declare their`} parameters alphabetically: a machine sorted them, so their order proves nothing about values without names.`,
            ...(tools[0] && { range: tools[0].range }),
          },
        ],
      ]
    : [];

/** All alphabetical, and the chance of that, 1/n! for each tool of n parameters, is below one in a million. */
export function isSortedByMachine(tools: readonly Pick<SeenTool, 'schema'>[]): boolean {
  let chance = 1;
  for (const { schema } of tools) {
    const names = [...(schema?.properties.keys() ?? [])];
    if (names.some((name, index) => index > 0 && compareUtf8(names[index - 1] ?? '', name) > 0)) return false;
    for (let n = 2; n <= names.length && chance > 0; n += 1) chance /= n;
  }
  return chance < CHANCE;
}
