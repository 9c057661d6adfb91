import { quote } from '../quote.ts';
import type { ToolRule } from './tool-rule.ts';

/** `required` lists the declared names in another order than `properties`. */
export const orderDisagrees: ToolRule = ({ schema, place }) => {
  if (schema?.requiredAt === undefined) return [];
  const { required, properties, requiredAt } = schema;
  const listed = [...required].filter((name) => properties.has(name));
  const declared = [...properties.keys()].filter((name) => required.has(name));
  const at = listed.findIndex((name, index) => name !== declared[index]);
  if (at < 0) return [];
  return [
    {
      code: 'order-disagrees',
      severity: 'hint',
      message: `\`required\` names ${quote(listed[at] ?? '')} where \`properties\` has ${quote(declared[at] ?? '')}: the order of values without names is not evident.`,
      pointer: '/required',
      range: place(requiredAt.start, requiredAt.end),
    },
  ];
};
