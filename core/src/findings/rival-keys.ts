import { quote, quoteList } from '../quote.ts';
import { pointer } from './pointer.ts';
import { type CallRule, gateOf } from './rule.ts';

/** Two synonyms claim one parameter, or a synonym does that stands beside the parameter's `named:` key. */
export const rivalKeys: CallRule = (call) => {
  const alias = gateOf(call.explanation, 'alias');
  if (alias === undefined || alias.renames.length === 0) return [];
  const claims = new Map<string, string[]>();
  for (const { from, to } of alias.renames) {
    const named = `named:${to}`;
    const claiming = claims.get(to) ?? (call.args.has(named) ? [named] : []);
    claiming.push(from);
    claims.set(to, claiming);
  }
  return [...claims].flatMap(([param, keys]) => {
    const last = call.args.get(keys.at(-1) ?? '');
    if (keys.length < 2 || last === undefined) return [];
    return [
      {
        code: 'rival-keys' as const,
        severity: 'warning' as const,
        message: `${quoteList(keys)} ${keys.length === 2 ? 'both' : 'all'} stand for ${quote(param)}; ${alias.decides ? effect(param, keys) : `send it once, as ${quote(param)}`}.`,
        pointer: pointer(last.key),
        range: call.place(last.keyStart, last.keyEnd),
      },
    ];
  });
};

/** What comes of it when the renames are made: the later key wins, and a `named:` key stays. */
function effect(param: string, keys: readonly string[]): string {
  const stays = keys[0] === `named:${param}`;
  const lost = keys.slice(stays ? 1 : 0, -1);
  const isOne = lost.length === 1;
  return [
    ...(stays ? [`the tool gets both ${quote(keys[0] ?? '')} and ${quote(param)}`] : []),
    ...(lost.length > 0
      ? [`the ${isOne ? 'value' : 'values'} of ${quoteList(lost)} ${isOne ? 'is' : 'are'} lost`]
      : []),
  ].join(', and ');
}
