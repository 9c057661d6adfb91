import { quote } from '../../quote.ts';
import { type CallFormat, callOf } from '../call-format.ts';
import type { Node } from '../node.ts';

const NAME = 'gen_ai.tool.name';
const ARGS = 'gen_ai.tool.call.arguments';
const MESSAGES = 'gen_ai.output.messages';

/**
 * The attributes `gen_ai.tool.name` and `gen_ai.tool.call.arguments` of OpenTelemetry's conventions for generative
 * AI: flat, as `attributes` of a span, or as a list of keys and values in an export.
 */
export const otel: CallFormat = {
  name: 'OpenTelemetry',
  keys: [NAME, MESSAGES, 'attributes', 'spans', 'scopeSpans', 'resourceSpans'],
  call(object) {
    const tool = attribute(object, NAME)?.string;
    const args = attribute(object, ARGS);
    if (tool === undefined) return undefined;
    return args === undefined
      ? { why: `The arguments of this call of ${quote(tool)} were not recorded.` }
      : callOf(tool, args);
  },
  texts(object) {
    const token = attribute(object, MESSAGES);
    const content = token?.string;
    return token === undefined || content === undefined ? undefined : [{ content, token }];
  },
  inside(object) {
    for (const key of ['resourceSpans', 'scopeSpans', 'spans']) {
      const list = object.get(key);
      if (list?.kind === 'array') return list.items();
    }
    const isSpan =
      object.get('attributes') !== undefined && SPAN.some((key) => object.get(key) !== undefined);
    return attribute(object, MESSAGES)?.items() ?? (isSpan ? [] : undefined);
  },
};

const SPAN = ['spanId', 'span_id', 'traceId', 'context'];

function attribute(object: Node, key: string): Node | undefined {
  const attributes = object.get('attributes');
  if (attributes?.kind !== 'array') return (attributes ?? object).get(key);
  const listed = attributes.items().find((item) => item.get('key')?.string === key);
  return listed?.get('value')?.get('stringValue');
}
