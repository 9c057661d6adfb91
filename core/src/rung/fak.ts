import { zip } from './positional.ts';
import type { Rules } from './rules.ts';

/** As the original decides: every repair that can be made is made. */
export const fak: Rules = {
  refusesMalformed: false,
  keepsOthers: false,
  doubtCall: () => undefined,
  doubtRenames: () => undefined,
  bind: ({ params }, _, values) => (values.length === params.length ? zip(params, values) : 'arity'),
};
