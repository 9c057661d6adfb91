import type { Finding } from '../finding.ts';
import { quote } from '../quote.ts';
import { checkJson, type JsonFault, valueAt, wholeValue } from '../rung/json-text.ts';
import { type CallRule, fixOf, type SeenCall } from './rule.ts';

/** The args are not JSON: what is the matter, where, and what could be mended. Text that was cut off is called so. */
export const notJson: CallRule = (call) => {
  const { text, form } = call.args;
  const fault = form === 'not-json' ? checkJson(text) : null;
  if (fault === null) return [];
  const at = Math.min(fault.offset, text.length - 1);
  const range = call.place(at, at + 1);
  return [{ severity: 'error', range, ...tell(call, fault) }];
};

type Said = Pick<Finding, 'code' | 'message' | 'fix'>;

/** The first that knows it tells it. */
function tell(call: SeenCall, fault: JsonFault): Said {
  return (
    sayFence(call) ??
    sayDialect(call) ??
    saySeveral(call) ??
    sayCut(call, fault) ??
    sayNoBeginning(call) ??
    sayControlCharacter(call, fault) ??
    sayFault(call, fault)
  );
}

const FENCE = '```';

function sayFence(call: SeenCall): Said | undefined {
  const text = call.args.text.trim();
  const firstLine = text.indexOf('\n');
  if (!text.startsWith(FENCE) || !text.endsWith(FENCE) || firstLine < 0) return undefined;
  const inside = text.slice(firstLine, -FENCE.length);
  return {
    code: 'not-json',
    message: 'The arguments stand in a Markdown code fence; the JSON object alone is accepted.',
    ...(wholeValue(inside)?.kind === 'object' ? replaceAll(call, 'Remove the fence', inside) : {}),
  };
}

const MARKER = /^\s*(<[|\w][^>\n]{0,60}>|\[TOOL_CALLS\])/;

function sayDialect(call: SeenCall): Said | undefined {
  const marker = MARKER.exec(call.args.text)?.[1];
  if (marker === undefined) return undefined;
  const start = call.args.text.indexOf('{');
  const object = start < 0 ? undefined : valueAt(call.args.text, start);
  const alone = object !== undefined && call.args.text.slice(object.end).trim() === '';
  return {
    code: 'not-json',
    message: `The arguments are a tool call written as text, beginning with ${quote(marker)}; the JSON object alone is accepted.`,
    ...(alone ? replaceAll(call, 'Keep the object', call.args.text.slice(object.start, object.end)) : {}),
  };
}

function saySeveral(call: SeenCall): Said | undefined {
  const first = valueAt(call.args.text, 0);
  if (first?.kind !== 'object') return undefined;
  let count = 1;
  let last = first;
  for (;;) {
    const next = valueAt(call.args.text, last.end);
    if (next === undefined) break;
    last = next;
    count += 1;
  }
  if (count === 1 || call.args.text.slice(last.end).trim() !== '') return undefined;
  const empty = /^\{\s*\}$/.test(call.args.text.slice(first.start, first.end));
  if (count === 2 && empty) {
    return {
      code: 'not-json',
      message: 'The arguments hold an empty object followed by another; one object is accepted.',
      ...replaceAll(call, 'Keep the second object', call.args.text.slice(last.start, last.end)),
    };
  }
  return {
    code: 'not-json',
    message: `The arguments hold ${count.toLocaleString('en')} JSON values; one object is accepted, so send one call for each.`,
  };
}

function sayCut(call: SeenCall, fault: JsonFault): Said | undefined {
  if (!fault.truncated) return undefined;
  const inner = fault.open.at(-1);
  const held = fault.open.findLast(({ key }) => typeof key === 'string')?.key;
  if (inner?.kind === 'string' && /[}\]]\s*$/.test(call.args.text)) {
    return {
      code: 'not-json',
      message: `A quote is missing: a string is still open at the end of the text${held === undefined ? '' : `, in ${quote(String(held))}`}.`,
      ...mend(call),
    };
  }
  const inside = held === undefined ? `an open ${inner?.kind ?? 'value'}` : quote(String(held));
  return {
    code: 'cut-off',
    message: `The text ends inside ${inside}: it was cut off. Asking for the missing argument will not help; ask for a shorter call.`,
  };
}

function sayNoBeginning({ args: { text } }: SeenCall): Said | undefined {
  if (/^[{["]/.test(text.trimStart()) || !text.trimEnd().endsWith('}')) return undefined;
  return {
    code: 'not-json',
    message: 'The arguments are not JSON from the first character on: their beginning is missing.',
  };
}

const CONTROL: Readonly<Record<string, string>> = { '\n': 'line feed', '\r': 'carriage return', '\t': 'tab' };

function sayControlCharacter(call: SeenCall, fault: JsonFault): Said | undefined {
  const char = call.args.text[fault.offset] ?? ' ';
  if (char >= ' ' || fault.open.at(-1)?.kind !== 'string') return undefined;
  return {
    code: 'not-json',
    message: `A raw ${CONTROL[char] ?? 'control character'} stands inside a string; it is accepted only as ${quote(JSON.stringify(char).slice(1, -1))}.`,
    ...mend(call),
  };
}

function sayFault(call: SeenCall, fault: JsonFault): Said {
  return {
    code: 'not-json',
    message: `The arguments are not JSON: ${fault.message} at character ${(fault.offset + 1).toLocaleString('en')}.`,
    ...mend(call),
  };
}

/** What a JSON repair makes of the text, when that is an object. */
function mend(call: SeenCall): Pick<Finding, 'fix'> {
  const mended = call.list.mend(call.args.text);
  const isObject = mended !== undefined && wholeValue(mended)?.kind === 'object';
  return isObject ? replaceAll(call, 'Mend the JSON', mended) : {};
}

function replaceAll(call: SeenCall, title: string, text: string): Pick<Finding, 'fix'> {
  return fixOf(title, [call.edit(0, call.args.text.length, text.trim())]);
}
