import { decodeBase64 } from '../base64.ts';
import type { Body, CallFormat } from '../call-format.ts';
import type { Node } from '../node.ts';

/** What a browser saved of its network traffic: only what was sent and answered is looked at, never headers. */
export const har: CallFormat = {
  name: 'HAR',
  keys: ['log', 'request', 'response'],
  inside: (object) => {
    const entries = object.get('log')?.get('entries');
    return entries?.kind === 'array' ? entries.items() : undefined;
  },
  texts(object) {
    const sent = object.get('request')?.get('postData');
    const answered = object.get('response')?.get('content');
    if (object.get('request')?.get('url') === undefined) return undefined;
    return [...bodyOf(sent), ...bodyOf(answered)];
  },
};

function bodyOf(holder: Node | undefined): Body[] {
  const token = holder?.get('text');
  const content = token?.string;
  if (token === undefined || content === undefined) return [];
  if (holder?.get('encoding')?.string !== 'base64') return [{ content, token }];
  const decoded = decodeBase64(content);
  return decoded === undefined ? [] : [{ content: decoded, token, decoded: true }];
}
