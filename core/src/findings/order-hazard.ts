import { quote } from '../quote.ts';
import type { ToolRule } from './tool-rule.ts';

/** The original gives values to the parameters in sorted order, and the schema declares another. */
export const orderHazard: ToolRule = ({ grammar, schema, profile, range }) => {
  const sorted = (grammar?.params ?? []).map(({ name }) => name);
  const declared = [...(schema?.properties.keys() ?? [])];
  const at = sorted.findIndex((name, index) => name !== declared[index]);
  if (profile !== 'fak' || at < 0 || declared.length !== sorted.length) return [];
  const before = quote(sorted[at] ?? '');
  const meant = quote(declared[at] ?? '');
  return [
    {
      code: 'order-hazard',
      severity: 'warning',
      message: `Values without names are given out in sorted order, not as declared: ${before} comes before ${meant}.`,
      range,
    },
  ];
};
