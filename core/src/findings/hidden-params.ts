import { quote } from '../quote.ts';
import { pointer } from './pointer.ts';
import type { ToolRule } from './tool-rule.ts';

/** Parameters that stand behind a reference or a combination at the root, where no grammar looks. */
export const hiddenParams: ToolRule = ({ schema, profile, params, place }) =>
  [...(schema?.hiding ?? [])]
    // `sound` has followed a reference that leads to parameters.
    .filter(([keyword]) => !(keyword === '$ref' && profile === 'sound' && params.size > 0))
    .map(([keyword, { start, end }]) => ({
      code: 'hidden-params',
      severity: 'warning',
      message: `Parameters behind ${quote(keyword)} are not seen: calls are checked without them.`,
      pointer: pointer(keyword),
      range: place(start, end),
    }));
