import { quote, quoteList } from '../quote.ts';
import { pointer } from './pointer.ts';
import { type CallRule, gateOf } from './rule.ts';

/** More than one key of the call claims a parameter: two synonyms, or a synonym beside the parameter's own name. */
export const rivalKeys: CallRule = ({ range, explanation }) => {
  const alias = gateOf(explanation, 'alias');
  if (alias?.decides !== true) return [];
  const claims = new Map<string, string[]>();
  for (const { from, to } of alias.renames) claims.set(to, [...(claims.get(to) ?? []), from]);
  const rivals = [...claims].flatMap(([param, keys]) => {
    const dropped = keys.slice(0, -1);
    const [first] = dropped;
    if (first === undefined) return [];
    const losers = dropped.length === 1 ? 'the value of' : 'the values of';
    const message = `${quoteList(keys)} ${keys.length === 2 ? 'both' : 'all'} stand for ${quote(param)}; ${losers} ${quoteList(dropped)} ${dropped.length === 1 ? 'was' : 'were'} dropped.`;
    return [{ key: first, message }];
  });
  const beside = alias.shadowed.map(({ from, to }) => ({
    key: from,
    message: `${quote(from)} stands for ${quote(to)}, which is given as well; it was left beside it.`,
  }));
  return [...rivals, ...beside].map(({ key, message }) => ({
    code: 'rival-keys',
    severity: 'warning',
    message,
    pointer: pointer(key),
    range,
  }));
};
