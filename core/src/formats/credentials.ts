import type { Edit, Finding, Range } from '../finding.ts';
import { quoteList } from '../quote.ts';
import { har } from './calls/har.ts';
import { isCurl } from './is-curl.ts';
import type { Node } from './node.ts';
import { readSequence } from './sequence.ts';

/** What takes the place of a credential: it means nothing to any shell or JSON reader. */
const REMOVED = 'removed';

/** A credential in a text: where it stands, and what it is called there. */
interface Credential {
  readonly name: string;
  readonly offset: number;
  readonly length: number;
}

/**
 * Whether a text that a browser copied (cURL, HAR) holds what lets somebody in: headers, cookies, passwords, keys in
 * addresses. One warning with a fix that takes all of them out, since whoever gets a link of the text gets these too.
 * Bodies are left alone: they are what is looked at.
 */
export function credentialsIn(text: string, box: Range['in'] = 'calls'): Finding | undefined {
  const found = isCurl(text) ? inCommand(text) : mayBeLog(text) ? inLog(text) : [];
  const [first] = found;
  if (first === undefined) return undefined;
  const names = [...new Map(found.map(({ name }) => [name.toLowerCase(), name])).values()];
  return {
    code: 'credentials',
    severity: 'warning',
    message: `This text holds credentials (${quoteList(names, 4)}). A link or a file of it would hold them too.`,
    range: { in: box, offset: first.offset, length: first.length },
    fix: {
      title: found.length === 1 ? 'Remove the credential' : `Remove ${found.length} credentials`,
      edits: found.map(
        ({ offset, length }): Edit => ({
          kind: 'text',
          range: { in: box, offset, length },
          text: REMOVED,
        }),
      ),
    },
  };
}

const HEADER =
  '(?:proxy-)?authorization|(?:set-)?cookie|(?:x-)?(?:[a-z]+-)?api-?key|x-(?:auth|access|csrf|amz-security|goog-iam-authorization)-token';
const IS_HEADER = new RegExp(`^(?:${HEADER})$`, 'i');

const PARAM =
  'key|api[_-]?key|(?:access|refresh|id|auth)?[_-]?token|auth|sig|signature|x-amz-(?:signature|security-token|credential)|client_secret|secret|pass(?:word)?';
const IS_PARAM = new RegExp(`^(?:${PARAM})$`, 'i');
/** A key in an address, or a name and a password before its host. */
const IN_ADDRESS = new RegExp(
  `([?&;](${PARAM})=)([^&;#\\s'"\\\\^]+)|(:\\/\\/)([^\\s\\/?#@'":]+:[^\\s\\/?#@'"]+)(?=@)`,
  'gi',
);

/** What stands in quotes: of a Unix shell, single and double, or of the command prompt of Windows. */
const SINGLE = "'((?:[^'\\\\]|\\\\[\\s\\S]|'\\\\'')*)'";
const DOUBLE = '\\^?"((?:[^"\\\\]|\\\\\\^?[\\s\\S])*)"';
const WORD = `\\$?${SINGLE}|${DOUBLE}|([^\\s'"^][^\\s'"]*)`;
const HEADERS = new RegExp(`(\\s(?:-H|--header)(?:\\s+|=)?)(?:${WORD})`, 'g');
const FLAGS = new RegExp(
  `(\\s(-u|--user|-U|--proxy-user|-b|--cookie|--oauth2-bearer)(?:\\s+|=|(?=['"^\\w])))(?:${WORD})`,
  'g',
);
const BODIES = new RegExp(`(\\s(?:-d|-F|--data(?:-\\w+)?|--form|--json)(?:\\s+|=)?)(?:${WORD})`, 'g');
const ADDRESSES = /[\s'"^]https?:\/\/[^\s'"]+/gi;

function inCommand(text: string): Credential[] {
  const found: Credential[] = [];
  for (const { offset, content } of wordsBehind(text, HEADERS)) {
    const [start, name = ''] = /^\s*([\w-]+)\s*:\s*/.exec(content) ?? [];
    if (start === undefined || !IS_HEADER.test(name)) continue;
    add(found, name, offset + start.length, content.slice(start.length));
  }
  for (const { offset, content, flag } of wordsBehind(text, FLAGS)) add(found, flag, offset, content);
  for (const { 0: word, index } of text.matchAll(ADDRESSES)) addAddress(found, word, index);
  const bodies = wordsBehind(text, BODIES);
  return inOrder(found).filter(
    ({ offset: at }) => !bodies.some(({ offset, content }) => at >= offset && at < offset + content.length),
  );
}

function inOrder(found: Credential[]): Credential[] {
  return found.sort((one, other) => one.offset - other.offset);
}

/** The contents of the words that stand behind a flag. */
function wordsBehind(text: string, pattern: RegExp) {
  return [...text.matchAll(pattern)].map((match) => {
    const contents = match.slice(match.length - 3);
    // The caret before the closing quote is the command prompt's own.
    const content = contents.find((some) => some !== undefined)?.replace(/\^$/, '') ?? '';
    const [all, before = ''] = match;
    const offset = match.index + before.length + all.slice(before.length).indexOf(content);
    return { content, offset, flag: before.trim().replace(/=$/, '') };
  });
}

function addAddress(found: Credential[], text: string, at: number): void {
  for (const match of text.matchAll(IN_ADDRESS)) {
    const [, before = match[4] ?? '', name = 'name and password', value = match[5] ?? ''] = match;
    add(found, name, at + match.index + before.length, value);
  }
}

function add(found: Credential[], name: string, offset: number, value: string): void {
  if (value.trim() !== '' && value !== REMOVED) found.push({ name, offset, length: value.length });
}

/** Cheap, since it is asked about every text. */
function mayBeLog(text: string): boolean {
  return text.includes('"request"') && text.includes('"url"');
}

function inLog(text: string): Credential[] {
  const found: Credential[] = [];
  readSequence(text, (top) => {
    for (const entry of har.inside?.(top) ?? [top])
      if (har.texts?.(entry) !== undefined)
        for (const key of ['request', 'response']) addSide(found, entry.get(key));
  });
  return inOrder(found);
}

/** What was sent, or what was answered. */
function addSide(found: Credential[], side: Node | undefined): void {
  addPairs(found, side?.get('headers'), (name) => IS_HEADER.test(name));
  addPairs(found, side?.get('queryString'), (name) => IS_PARAM.test(name));
  addPairs(found, side?.get('cookies'), () => true);
  for (const key of ['url', 'redirectURL']) {
    const address = side?.get(key);
    if (address?.string !== undefined) addAddress(found, address.slice, address.start);
  }
}

function addPairs(found: Credential[], list: Node | undefined, isSecret: (name: string) => boolean): void {
  for (const pair of list?.items() ?? []) {
    const name = pair.get('name')?.string;
    const value = pair.get('value');
    if (name === undefined || value?.string === undefined || !isSecret(name)) continue;
    add(found, name, value.start + 1, value.slice.slice(1, -1));
  }
}
