import { expect, test } from 'vitest';
import type { Movement } from '../../src/report/movement.ts';
import { sceneOf, type TestTool, toolOf } from './scene.ts';

/** A drawing in lines: rows as `label=value`, lines as `kind from>to`. */
function sketch({ sent, accepted, lines }: Movement): string[] {
  return [
    sent.map(({ label, value }) => `${label}=${value}`).join(' '),
    accepted.map(({ name, value = '', state }) => `${name}=${value}:${state}`).join(' '),
    lines.map(({ kind, from, to = '' }) => `${kind} ${from}>${to}`).join(', '),
  ];
}

const convert = toolOf('convert_currency', 'from_currency to_currency amount:number note?', {
  from: 'from_currency',
  to: 'to_currency',
});
const move = toolOf('move_file', 'source destination');
const edit = toolOf('edit_file', 'path new', { new_string: 'new', replacement: 'new' });
const unknown: TestTool = { name: 'unknown' };

test.each<[string, TestTool, string, string, string, string]>([
  [
    'passes',
    move,
    '{"source":"a","destination":[1, 2]}',
    'source="a" destination=[1, 2]',
    'source="a":arrives destination=[1, 2]:arrives',
    'arrives 0>0, arrives 1>1',
  ],
  ['no grammar', unknown, '{"x":1,"x":2}', 'x=1 x=2', 'x=1:arrives x=2:arrives', 'arrives 0>0, arrives 1>1'],
  ['no object', unknown, '[1]', '', '', ''],
  ['no JSON', move, '{"source":', '', 'destination=:missing source=:missing', ''],
  [
    'renamed',
    convert,
    '{"from":"USD","to":"EUR","amount":1e400,"x":0}',
    'from="USD" to="EUR" amount=1e400 x=0',
    'from_currency="USD":renamed to_currency="EUR":renamed amount=1e400:arrives x=0:arrives',
    'renamed 0>0, renamed 1>1, arrives 2>2, arrives 3>3',
  ],
  [
    'rivals',
    edit,
    '{"new_string":1,"path":2,"replacement":3}',
    'new_string=1 path=2 replacement=3',
    'path=2:arrives new=3:renamed',
    'dropped 0>, arrives 1>0, renamed 2>1',
  ],
  [
    'doubled key',
    edit,
    '{"path":1,"new_string":2,"path":3}',
    'path=1 new_string=2 path=3',
    'new=2:renamed path=3:arrives',
    'dropped 0>, renamed 1>0, arrives 2>1',
  ],
  [
    'bound',
    move,
    '{"_positional":["a","b"],"memo":1,"source":2}',
    '_positional[0]="a" _positional[1]="b" memo=1 source=2',
    'destination="a":bound source="b":bound',
    'bound 0>0, as-declared 0>1, bound 1>1, as-declared 1>0, dropped 2>, dropped 3>',
  ],
  [
    'sent back',
    convert,
    '{"from":"USD","curency":"EUR","to_currenci":1,"amount":75}',
    'from="USD" curency="EUR" to_currenci=1 amount=75',
    'amount=75:arrives from_currency="USD":arrives to_currency=:missing',
    'arrives 3>0, arrives 0>1, nearest 2>2',
  ],
  [
    'named:',
    convert,
    '{"named:amount":1,"_positional":[1,2]}',
    'named:amount=1 _positional[0]=1 _positional[1]=2',
    'amount=1:arrives from_currency=:missing to_currency=:missing',
    'arrives 0>0',
  ],
  [
    'optional given',
    convert,
    '{"note":1}',
    'note=1',
    'amount=:missing from_currency=:missing note=1:arrives to_currency=:missing',
    'arrives 0>2',
  ],
])('%s', (_, tool, args, ...drawing) => {
  expect(sketch(sceneOf(args, tool).movement)).toEqual(drawing);
});

test('rows carry the types of parameters, and only those', () => {
  const { accepted } = sceneOf('{"from_currency":1,"to_currency":2,"amount":3,"x":4}', convert).movement;
  expect(accepted.map(({ type }) => type)).toEqual(['string', 'string', 'number', undefined]);
});

test('a value that does not have the type of its row says what is taken', () => {
  const misfits = (args: string, tool: TestTool) =>
    sceneOf(args, tool).movement.accepted.map(({ name, misfit = '' }) => `${name} ${misfit}`);
  expect(misfits('{"from":"USD","to":1,"amount":"2"}', convert)).toEqual([
    'from_currency ',
    'to_currency string',
    'amount number',
  ]);
  expect(misfits('{"_positional":["a",1]}', toolOf('t', 'a:integer b:integer'))).toEqual(['a integer', 'b ']);
  expect(misfits('{"amount":"2","x":[]}', convert)).toEqual([
    'amount number',
    'from_currency ',
    'to_currency ',
  ]);
});

test('as repairs are safe, other keys stay and no other order is drawn', () => {
  const tool = toolOf('t', 'b a c?');
  expect(sketch(sceneOf('{"x":1,"_positional":["p","q"]}', tool, [], 'sound').movement)).toEqual([
    'x=1 _positional[0]="p" _positional[1]="q"',
    'x=1:arrives b="p":bound a="q":bound',
    'arrives 0>0, bound 1>1, bound 2>2',
  ]);
});

test('names that bite are ordinary', () => {
  const tool = toolOf('t', '__proto__ constructor', { toString: '__proto__' });
  expect(sketch(sceneOf('{"toString":1,"constructor":2}', tool).movement)).toEqual([
    'toString=1 constructor=2',
    '__proto__=1:renamed constructor=2:arrives',
    'renamed 0>0, arrives 1>1',
  ]);
});

test('what is drawn is capped, and says what is left out', () => {
  const many = `{${Array.from({ length: 1_000 }, (_, i) => `"k${i}":"${'v'.repeat(1_000)}"`).join()}}`;
  const { sent, accepted, lines, omitted } = sceneOf(many, unknown).movement;
  expect([sent.length, accepted.length, lines.length]).toEqual([200, 200, 200]);
  expect(omitted).toEqual({ sent: 800, accepted: 800 });
  expect(sent[0]?.value).toHaveLength(201);
});

test('depth costs no stack', () => {
  const deep = `{"x":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
  expect(sceneOf(deep, move).movement.sent).toHaveLength(1);
});
