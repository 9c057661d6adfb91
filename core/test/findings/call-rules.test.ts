import { describe, expect, test } from 'vitest';
import { sceneOf, toolOf } from '../report/scene.ts';

describe('declared-order', () => {
  test.each([
    ['another order', 'source destination', '["a","b"]', '/_positional/0'],
    ['the same order', 'destination source', '["a","b"]', undefined],
    ['equal values', 'source destination', '["a","a"]', undefined],
    ['the first value is right all the same', 'a c b', '[1,2,3]', '/_positional/1'],
    ['one parameter', 'a', '[1]', undefined],
    ['too many values', 'b a', '[1,2,3]', undefined],
  ])('%s', (_, line, values, pointer) => {
    const { findings } = sceneOf(`{"_positional":${values}}`, toolOf('t', line)).result;
    expect(findings.map((finding) => [finding.code, finding.severity, finding.pointer])).toEqual(
      pointer === undefined ? [] : [['declared-order', 'warning', pointer]],
    );
  });

  test.each([
    ['{"_positional": ["a","b"], "memo":1}', '{"source": "a", "destination": "b", "memo":1}'],
    ['{"x":[],"_positional":[1e400,"\\u0041"]}', '{"x":[],"source": 1e400, "destination": "\\u0041"}'],
    ['{"source":0,"_positional":["a","b"]}', undefined],
    ['{"_positional":[],"_positional":["a","b"]}', undefined],
  ])('the fix of %s names the values', (args, named) => {
    const [finding] = sceneOf(args, toolOf('t', 'source destination')).result.findings;
    expect(finding?.fix?.title).toBe(named && 'Name the 2 values');
    const [edit] = finding?.fix?.edits ?? [];
    const changed =
      edit?.kind === 'text' &&
      args.slice(0, edit.range.offset) + edit.text + args.slice(edit.range.offset + edit.range.length);
    expect(changed).toBe(named ?? false);
  });

  test('the place is that of the value', () => {
    const args = '{"_positional":["a","b"]}';
    const [finding] = sceneOf(args, toolOf('t', 'source destination')).result.findings;
    expect(finding?.range).toMatchObject({ offset: args.indexOf('"a"'), length: 3 });
  });

  test('a grammar written by hand declares no other order', () => {
    const { declared: _, ...tool } = toolOf('t', 'source destination');
    expect(sceneOf('{"_positional":["a","b"]}', tool).result.outcome).toBe('repaired');
  });
});

describe('rival-keys', () => {
  const tool = toolOf('edit', 'path new', { file: 'path', text: 'new', body: 'new', new: 'new' });
  test.each([
    ['one synonym', '{"file":1,"new":2}', []],
    ['two synonyms of one', '{"path":1,"text":2,"body":3}', ['/text']],
    ['three keys', '{"path":1,"text":2,"text":4,"body":3}', ['/text']],
    ['a synonym beside the name', '{"file":1,"new":2,"text":3}', ['/text']],
    ['a synonym beside named:', '{"file":1,"named:path":2,"text":3}', ['/file']],
    ['equal values', '{"path":1,"text":2,"body":2}', ['/text']],
    ['a call that passes', '{"path":1,"new":2,"text":3}', []],
    ['a call that is sent back', '{"text":2,"body":3}', []],
  ])('%s', (_, args, pointers) => {
    const { findings } = sceneOf(args, tool).result;
    expect(findings.map(({ code, pointer }) => [code, pointer])).toEqual(
      pointers.map((pointer) => ['rival-keys', pointer]),
    );
  });
});
