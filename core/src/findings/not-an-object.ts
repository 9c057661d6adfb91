import type { Finding } from '../finding.ts';
import { quote } from '../quote.ts';
import { items, type JsonValue, sliceOf, stringOf, wholeValue } from '../rung/json-text.ts';
import { fitsType } from '../rung/json-type.ts';
import { KIND_WORDS } from '../rung/json-value.ts';
import { type CallRule, fixOf, paramsOf, type SeenCall } from './rule.ts';

/** The args are JSON, but a single value, a list, or an object that was encoded twice. */
export const notAnObject: CallRule = (call) => {
  const { text, form } = call.args;
  const root = form === 'not-an-object' ? wholeValue(text) : undefined;
  if (root === undefined) return [];
  const range = call.place(root.start, root.end);
  const replace: Replace = (title, by) => fixOf(title, [call.edit(root.start, root.end, by)]);

  const content = stringOf(text, root);
  const inner = content === undefined ? undefined : wholeValue(content);
  if (content !== undefined && inner?.kind === 'object') {
    return [
      {
        code: 'double-encoded',
        severity: 'error',
        message:
          'The arguments are a string that contains JSON: they were encoded twice; the object itself is accepted.',
        range,
        ...replace('Decode once', content.trim()),
      },
    ];
  }
  if (root.kind === 'array') return [{ ...sayList(call, root, replace), severity: 'error', range }];
  return [
    {
      code: 'not-an-object',
      severity: 'error',
      message: `The arguments are ${KIND_WORDS[root.kind]}; an object with named values is accepted.`,
      range,
      ...nameIt(call, root, replace),
    },
  ];
};

type Replace = (title: string, text: string) => Pick<Finding, 'fix'>;

function sayList(
  call: SeenCall,
  root: JsonValue,
  replace: Replace,
): Pick<Finding, 'code' | 'message' | 'fix'> {
  const count = items(call.args.text, root).length;
  if (count === 0) {
    return {
      code: 'not-an-object',
      message: 'The arguments are an empty list; an object is accepted, `{}` when there is nothing to send.',
      ...replace('Send `{}`', '{}'),
    };
  }
  const values = count === 1 ? 'one value' : `${count.toLocaleString('en')} values`;
  return {
    code: 'bare-array',
    message: `The arguments are a list of ${values}; an object that names them is accepted.`,
    ...(paramsOf(call).size === 0
      ? {}
      : replace('Send the list as `_positional`', `{"_positional": ${sliceOf(call.args.text, root)}}`)),
  };
}

/** With one parameter that could be meant, the value can be given its name. */
function nameIt(call: SeenCall, root: JsonValue, replace: Replace): Pick<Finding, 'fix'> {
  const params = [...paramsOf(call).values()];
  const needed = params.filter(({ required }) => required);
  const [only, second] = needed.length > 0 ? needed : params;
  if (only === undefined || second !== undefined || !fitsType(call.args.text, root, only.type)) return {};
  return replace(
    `Name the value ${quote(only.name)}`,
    `{${JSON.stringify(only.name)}: ${sliceOf(call.args.text, root)}}`,
  );
}
