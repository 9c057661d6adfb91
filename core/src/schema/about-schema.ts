import type { Finding, SchemaCode } from '../finding.ts';
import { quote } from '../quote.ts';
import { Places, stepsOf } from './places.ts';

/** Said of every schema that cannot be used. */
export const UNJUDGED = 'No call is checked against it.';

/** A finding about the schema: it cannot be used, for this reason. */
export function rejection(code: SchemaCode, reason: string, text: string, pointer?: string): Finding {
  return aboutSchema(code, 'error', `${reason} ${UNJUDGED}`, text, pointer);
}

/** A finding about a place in a schema. */
export function aboutSchema(
  code: SchemaCode,
  severity: Finding['severity'],
  message: string,
  text: string,
  pointer = '',
): Finding {
  const { start, end } = new Places(text).at(pointer).value;
  return {
    code,
    severity,
    message,
    pointer,
    range: { in: 'tools', offset: start, length: end - start },
  };
}

/** A `$ref` that leads to nothing. */
export function dangling(ref: string, text: string, pointer: string): Finding {
  const keyword = quote(stepsOf(pointer).at(-1) ?? '$ref');
  const reason = ref.startsWith('#')
    ? `${keyword} is ${quote(ref)}, where the schema holds no schema.`
    : `${keyword} is ${quote(ref)}, which is not part of the schema; nothing is fetched.`;
  return rejection('schema-dangling-ref', reason, text, pointer);
}
