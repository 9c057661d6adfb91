import { quote, quoteList } from '../quote.ts';
import { members, wholeValue } from '../rung/json-text.ts';
import { pointer } from './pointer.ts';
import { type CallRule, gateOf } from './rule.ts';

/**
 * More than one key of the call claims a parameter: two synonyms, or a synonym beside the parameter's own name or
 * its `named:` form.
 */
export const rivalKeys: CallRule = ({ args, locate, explanation }) => {
  const alias = gateOf(explanation, 'alias');
  if (alias?.decides !== true) return [];
  const told: { key: string; message: string }[] = [];

  const claims = new Map<string, string[]>();
  for (const { from, to } of alias.renames) {
    const keys = claims.get(to);
    if (keys === undefined) claims.set(to, [from]);
    else keys.push(from);
  }
  for (const [param, keys] of claims) {
    const dropped = keys.slice(0, -1);
    const [first] = dropped;
    if (first === undefined) continue;
    const losers = dropped.length === 1 ? 'the value' : 'the values';
    const were = dropped.length === 1 ? 'was' : 'were';
    const both = keys.length === 2 ? 'both' : 'all';
    told.push({
      key: first,
      message: `${quoteList(keys)} ${both} stand for ${quote(param)}; ${losers} of ${quoteList(dropped)} ${were} dropped.`,
    });
  }

  const root = wholeValue(args);
  const sent = new Map((root === undefined ? [] : members(args, root)).map((member) => [member.key, member]));
  for (const { from, to } of [...alias.renames, ...alias.shadowed]) {
    const other = [to, `named:${to}`].find((key) => key !== from && sent.has(key));
    if (other === undefined) continue;
    told.push({
      key: from,
      message: `${quote(from)} stands for ${quote(to)}, which is given as ${other === to ? 'well' : quote(other)}; both were kept.`,
    });
  }
  return told.map(({ key, message }) => {
    const { keyStart = 0, keyEnd = args.length } = sent.get(key) ?? {};
    return {
      code: 'rival-keys',
      severity: 'warning',
      message,
      pointer: pointer(key),
      range: locate(keyStart, keyEnd - keyStart),
    };
  });
};
