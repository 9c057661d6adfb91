import type { ToolRule } from './tool-rule.ts';

/** The schema loads here, but not in the original, where calls of the tool pass unexamined. */
export const originalCannotLoad: ToolRule = ({ grammar, refusal, range }) =>
  grammar === undefined || refusal === undefined
    ? []
    : [
        {
          code: 'original-cannot-load',
          severity: 'hint',
          message: `The original cannot load this schema: ${refusal}`,
          range,
        },
      ];
