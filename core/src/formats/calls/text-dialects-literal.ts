import { withoutStartOf } from './text-dialects-source.ts';

/** Python's words for values, and JSON's, which models mix in. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ['True', 'true'],
  ['False', 'false'],
  ['None', 'null'],
  ['true', 'true'],
  ['false', 'false'],
  ['null', 'null'],
]);

const CLOSERS: Readonly<Record<'[' | '(' | '{', string>> = { '[': ']', '(': ')', '{': '}' };

const SPACE = /[ \t\r\n]*/y;
const WORD = /[\p{L}_][\p{L}\p{N}_]*/uy;
const NUMBER = /[+-]?[\d.](?:[\w.]|(?<=[eE])[+-])*/y;
const DECIMAL = /^\+?(-?)(0|[1-9]\d*(?:_\d+)*|)(?:\.(\d*))?([eE][+-]?\d+)?$/;
const BARE_KEY = /[^\s:,{}[\]<>"']+/y;
const ESCAPE = /\\(?:([0-7]{1,3})|x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|\r?\n|[\s\S])/g;
/** An escape that more may belong to. */
const OPEN_ESCAPE = /^\\(?:[0-7]{1,2}|x[\da-fA-F]?|u[\da-fA-F]{0,3}|U[\da-fA-F]{0,7}|\r)?$/;
/** Escapes that mean what they say only when they are complete, and those that name a character. */
const UNSURE = new Set(['x', 'u', 'U', 'N']);
const SHORT: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  a: '\x07',
  b: '\b',
  f: '\f',
  v: '\v',
  '\\': '\\',
  "'": "'",
  '"': '"',
};

interface Open {
  readonly closer: string;
  /** Where its opening bracket stands in what was written. */
  readonly at: number;
  commas: number;
}

/**
 * A cursor over literals as Python writes them, which writes them as JSON. Nothing is evaluated: names, calls,
 * sums, sets and strings with a prefix are refused.
 *
 * Where it stops it answers `false`; `offset` is then the first character that cannot stand there, `fault` says
 * why, and `out` holds what was written up to there. Open brackets are kept on the heap, so depth costs no stack.
 */
export class LiteralReader {
  readonly text: string;
  offset: number;
  fault = '';
  /** JSON text, in pieces. */
  readonly out: string[] = [];
  readonly #quote: string | undefined;

  /** With `quote`, strings stand raw between two of it, and keys have no quotes. */
  constructor(text: string, offset: number, quote?: string) {
    this.text = text;
    this.offset = offset;
    this.#quote = quote;
  }

  /** Moves past white space; answers the character that follows, or an empty text at the end. */
  next(): string {
    this.take(SPACE);
    return this.text.charAt(this.offset);
  }

  /** Moves past what a sticky pattern finds here and answers it. */
  take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.offset;
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) this.offset += found.length;
    return found;
  }

  /** Moves past one value, however deep. */
  value(): boolean {
    const open: Open[] = [];
    for (;;) {
      const first = this.next();
      if (first === '[' || first === '{' || (first === '(' && this.#quote === undefined)) {
        const top = { closer: CLOSERS[first], at: this.out.length, commas: 0 };
        this.out.push(first === '{' ? '{' : '[');
        this.offset += 1;
        open.push(top);
        if (this.next() !== top.closer) {
          if (top.closer === '}' && !this.#key()) return false;
          continue;
        }
        this.#close(open, true);
      } else if (!this.#scalar(first)) {
        return false;
      }
      for (;;) {
        const top = open.at(-1);
        if (top === undefined) return true;
        const code = this.next();
        if (code !== ',' && code !== top.closer) return this.fail(`expected a comma or ${top.closer}`);
        if (code === ',') {
          this.offset += 1;
          top.commas += 1;
          if (this.next() !== top.closer) {
            this.out.push(', ');
            if (top.closer === '}' && !this.#key()) return false;
            break;
          }
        }
        this.#close(open, false);
      }
    }
  }

  fail(fault: string): false {
    this.fault = fault;
    return false;
  }

  /** Closes the innermost bracket. Round ones around a single value, without a comma, are no list. */
  #close(open: Open[], empty: boolean): void {
    const top = open.pop();
    if (top === undefined) return;
    this.offset += 1;
    if (top.closer === ')' && top.commas === 0 && !empty) this.out[top.at] = '';
    else this.out.push(top.closer === '}' ? '}' : ']');
  }

  #key(): boolean {
    if (this.#quote === undefined || this.text.startsWith(this.#quote, this.offset)) {
      const first = this.next();
      if (first !== '"' && first !== "'" && this.#quote === undefined)
        return this.fail('expected a key that is a string');
      if (!this.#scalar(first)) return false;
    } else {
      const key = this.take(BARE_KEY);
      if (key === undefined || this.next() === '') return this.fail('expected a key');
      this.out.push(JSON.stringify(key));
    }
    if (this.next() !== ':') return this.fail('expected a colon after the key');
    this.offset += 1;
    this.out.push(': ');
    return true;
  }

  #scalar(first: string): boolean {
    if (this.#quote !== undefined && this.text.startsWith(this.#quote, this.offset))
      return this.#raw(this.#quote);
    if (first === '"' || first === "'") return this.#string(first);
    const start = this.offset;
    const number = this.take(NUMBER);
    if (number !== undefined) {
      const json = jsonNumber(number);
      const mayChange = json !== number && this.offset === this.text.length;
      if (json !== undefined && !mayChange) {
        this.out.push(json);
        return true;
      }
      // A number that ends with the text may go on.
      if (this.offset < this.text.length) this.offset = start;
      return this.fail('expected a number that JSON can write');
    }
    const word = this.take(WORD);
    const json = word === undefined ? undefined : WORDS.get(word);
    if (json !== undefined) {
      this.out.push(json);
      return true;
    }
    const prefixed = word !== undefined && /["']/.test(this.text.charAt(this.offset));
    if (word === undefined || this.offset < this.text.length || !mayBecomeWord(word)) this.offset = start;
    return this.fail(
      prefixed ? 'a string with a prefix is not read' : 'expected a plain value, not a name or an expression',
    );
  }

  #raw(quote: string): boolean {
    const start = this.offset + quote.length;
    const end = this.text.indexOf(quote, start);
    if (end === -1) {
      return this.#unfinished(
        withoutStartOf(quote, this.text.slice(start)),
        'expected the end of the string',
      );
    }
    this.out.push(JSON.stringify(this.text.slice(start, end)));
    this.offset = end + quote.length;
    return true;
  }

  #string(mark: string): boolean {
    const quote = this.text.startsWith(mark.repeat(3), this.offset) ? mark.repeat(3) : mark;
    const start = this.offset + quote.length;
    let at = start;
    let escapeAt = start;
    for (; at < this.text.length; at += 1) {
      const code = this.text.charAt(at);
      if (code === '\\') {
        escapeAt = at;
        at += 1;
      } else if (code === mark && this.text.startsWith(quote, at)) break;
      else if (code === '\n' && quote.length === 1) {
        this.offset = at;
        return this.fail('expected the closing quote of the string');
      }
    }
    if (at >= this.text.length) {
      const end = OPEN_ESCAPE.test(this.text.slice(escapeAt)) ? escapeAt : this.text.length;
      const content = decoded(this.text.slice(start, end)) ?? '';
      return this.#unfinished(content, 'expected the closing quote of the string');
    }
    const content = decoded(this.text.slice(start, at));
    if (content === undefined) return this.fail('expected escapes that can be told');
    this.out.push(JSON.stringify(content));
    this.offset = at + quote.length;
    return true;
  }

  #unfinished(content: string, fault: string): false {
    this.out.push(JSON.stringify(content).slice(0, -1));
    this.offset = this.text.length;
    return this.fail(fault);
  }
}

/** So of a word that ends with the text. */
function mayBecomeWord(start: string): boolean {
  return [...WORDS.keys()].some((word) => word.startsWith(start));
}

/** A number with its digits as they are; `undefined` where JSON has no way to write it. */
function jsonNumber(number: string): string | undefined {
  const parts = DECIMAL.exec(number);
  if (parts === null) return undefined;
  const [, sign = '', whole = '', fraction, exponent = ''] = parts;
  if (whole === '' && !fraction) return undefined;
  const point = fraction === undefined ? '' : `.${fraction || '0'}`;
  return `${sign}${whole.replaceAll('_', '') || '0'}${point}${exponent}`;
}

/** The content of a string; `undefined` when it has an escape that cannot be told. */
function decoded(raw: string): string | undefined {
  if (!raw.includes('\\')) return raw;
  let unsure = false;
  const content = raw.replace(ESCAPE, (all: string, octal?: string, x?: string, u?: string, big?: string) => {
    const code = octal === undefined ? Number.parseInt(x ?? u ?? big ?? '', 16) : Number.parseInt(octal, 8);
    if (code <= 0x10ffff) return String.fromCodePoint(code);
    const sign = all.charAt(1);
    if (sign === '\n' || sign === '\r') return '';
    if (UNSURE.has(sign)) unsure = true;
    return SHORT[sign] ?? all;
  });
  return unsure ? undefined : content;
}
