import { expect, test } from 'vitest';
import { type Grammar, grammarFromJsonSchema, Rung } from '../../src/index.ts';
import { checkJson, items, valueAt, wholeValue } from '../../src/rung/json-text.ts';
import { decide, decided, grammar } from './sound-cases.ts';

const depth = 200_000;
const nested = '{"a":['.repeat(depth) + ']}'.repeat(depth);

const fak = (known: Grammar, args: string) => decided(known, args, 'fak');

test('nesting of 200,000 levels and a text of 50 MB are read', () => {
  expect(checkJson(nested)).toBeNull();
  expect(valueAt(nested, 0)?.end).toBe(nested.length);
  expect(checkJson(nested.slice(0, -1))).toMatchObject({ truncated: true, offset: nested.length - 1 });
  const wide = `["${'x'.repeat(25_000_000)}",${'"\\n",'.repeat(5_000_000)}0]`;
  expect(checkJson(wide)).toBeNull();
  const value = wholeValue(wide);
  expect(value && items(wide, value).length).toBe(5_000_002);
});

test('args nested 200,000 deep get their verdict and their new args', () => {
  const known = grammar('p* q*', { r: 'p' });
  expect(fak(known, `{"r":${nested},"q":1}`)).toBe(`alias {"p":${nested},"q":1}`);
  expect(fak(known, `{"_positional":[${nested},1]}`)).toBe(`positional {"p":${nested},"q":1}`);
  expect(fak(known, `{"p":${nested},"q":1}`)).toBe('well-formed');
  expect(fak(known, '{"p":['.repeat(depth))).toBe('missing p,q / p,q');
});

test('a schema nested 200,000 deep is loaded', () => {
  const rung = new Rung();
  rung.loadFromJsonSchema('t', `{"properties":{"p":{"type":"object","x":${nested}}},"required":["p"]}`);
  expect(rung.adjudicate({ tool: 't', args: '{}' })).toMatchObject({ missing: ['p'] });
});

test('args of 50 MB get their verdict and their new args', () => {
  const text = JSON.stringify('x'.repeat(50_000_000));
  expect(fak(grammar('p*', { r: 'p' }), `{"r":${text}}`) === `alias {"p":${text}}`).toBe(true);
  expect(fak(grammar('p*'), `{"_positional":[${text}]}`) === `positional {"p":${text}}`).toBe(true);
  const many = `{"_positional":[${'1,'.repeat(25_000_000)}1]}`;
  expect(fak(grammar('p*'), many)).toBe('arity p / p');
});

test('so do half a million keys', () => {
  const keys = Array.from({ length: 500_000 }, (_, at) => `"k${at}":1`).join();
  const verdict = fak(grammar('p*', { r: 'p' }), `{"r":1,${keys},"r":2}`);
  expect(verdict === `alias {${keys},"p":2}`).toBe(true);
});

test('the size of a call or a grammar does not matter', () => {
  const size = 50_000;
  const names = Array.from({ length: size }, (_, at) => `p${at}`);
  const known = {
    params: names.map((name) => ({ name, type: 'integer', required: true })),
    aliases: Object.fromEntries(names.map((name) => [`${name}s`, name])),
  };
  const text = (suffix: string) => `{${names.map((name) => `"${name}${suffix}":1`).join()}}`;
  expect(decided(known, text('s')) === `alias ${text('')}`).toBe(true);
  expect(
    decided(known, `{"_positional":[${names.map(() => '1').join()}]}`) === `positional ${text('')}`,
  ).toBe(true);
  expect(
    decide({ ...known, ordered: false }, `{"_positional":[${names.map(() => '1').join()}]}`),
  ).toMatchObject({
    cause: 'order',
  });
});

const types = (schema: string) =>
  grammarFromJsonSchema(schema, 'sound').params?.map(({ name, type }) => `${name}:${type}`);

test('very many references, to one place and in one chain, load', () => {
  const size = 20_000;
  const list = (part: (index: number) => string) => Array.from({ length: size }, (_, at) => part(at)).join();
  const many = `{"properties":{${list((at) => `"p${at}":{"$ref":"#/d"}`)}},"d":{"type":["a","b"]}}`;
  expect(types(many)?.at(-1)).toBe(`p${size - 1}:a|b`);
  const chain = `{"properties":{"p":{"$ref":"#/d/0"}},"d":[${list((at) => `{"$ref":"#/d/${at + 1}"}`)},{"type":"x"}]}`;
  expect(types(chain)).toEqual(['p:x']);
  const deep = `{"properties":{"p":{"$ref":"#/d${'/d'.repeat(depth)}"}},"d":${'{"d":'.repeat(depth)}1${'}'.repeat(depth)}}`;
  expect(types(deep)).toEqual(['p:']);
});
