import { quote, quoteList } from '../quote.ts';
import { type JsonMember, members, sliceOf, stringOf, wholeValue } from '../rung/json-text.ts';
import { pointer } from './pointer.ts';
import { type CallRule, fixOf, gateOf, paramsOf, type SeenCall } from './rule.ts';

const USUAL = new Set([
  'arguments',
  'args',
  'input',
  'params',
  'parameters',
  'kwargs',
  'tool_input',
  'payload',
]);

/** The arguments stand one level too deep, inside a key that the tool does not know. */
export const wrapped: CallRule = (call) => {
  const wrapper = findWrapper(call);
  if (wrapper === undefined) return [];
  const { member, inner, names, holdsMissing } = wrapper;
  const told = quoteList(names);
  const isOne = names.length === 1;
  const key = quote(member.key);
  const { start, end } = wrapper.whole;
  return [
    {
      code: 'wrapped',
      severity: 'error',
      message: holdsMissing
        ? `${told} ${isOne ? 'is' : 'are'} missing at the top level and ${isOne ? 'was' : 'were'} found inside ${key}, which is not a parameter.`
        : `${told} ${isOne ? 'stands' : 'stand'} inside ${key}, which is not a parameter; accepted at the top level only.`,
      pointer: pointer(member.key),
      range: call.place(member.keyStart, member.value.end),
      ...(call.args.members.length === 1
        ? fixOf('Unwrap the arguments', [call.edit(start, end, inner)])
        : {}),
    },
  ];
};

interface Wrapper {
  /** The key that holds the arguments. */
  readonly member: JsonMember;
  /** The text of the object that it holds. */
  readonly inner: string;
  /** What is found there, and whether that is all that is missing. */
  readonly names: readonly string[];
  readonly holdsMissing: boolean;
  /** The args' own object. */
  readonly whole: { readonly start: number; readonly end: number };
}

export function findWrapper(call: SeenCall): Wrapper | undefined {
  const { tool, args } = call;
  if (tool === undefined) return undefined;
  const params = paramsOf(call);
  const missing = gateOf(call.explanation, 'well-formed')?.missing ?? [];
  for (const member of args.members) {
    const { key, value } = member;
    if (params.has(key) || tool.schema?.properties.has(key)) continue;
    const inner = (stringOf(args.text, value) ?? sliceOf(args.text, value)).trim();
    const object = inner.startsWith('{') ? wholeValue(inner) : undefined;
    const held = new Set(object === undefined ? [] : members(inner, object).map((part) => part.key));
    if (held.size === 0) continue;
    const holdsMissing = missing.length > 0 && missing.every((name) => held.has(name));
    const isUsual = USUAL.has(key) || key === call.name;
    if (holdsMissing || (isUsual && [...held].every((name) => params.has(name)))) {
      const whole = { start: args.text.indexOf('{'), end: args.text.lastIndexOf('}') + 1 };
      return { member, inner, names: holdsMissing ? missing : [...held], holdsMissing, whole };
    }
  }
  return undefined;
}
