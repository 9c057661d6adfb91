import { describe, expect, test } from 'vitest';
import { emptyHistory, type History, record, stepBack, stepForward } from './history.ts';

const light = () => 1;

/** Types each text at its time into a history of texts; answers with the steps kept. */
function typed(
  ...changes: readonly (readonly [before: string, at: number, key?: string])[]
): readonly string[] {
  let history: History<string> = emptyHistory();
  for (const [before, at, key = 'text:calls'] of changes)
    history = record(history, before, light, { key, at });
  return history.past;
}

describe('typing', () => {
  test.each([
    ['without a pause is one step', typed(['', 0], ['a', 300], ['ab', 1_200]), ['']],
    ['after a pause is another', typed(['', 0], ['a', 1_000]), ['', 'a']],
    ['in another box is another', typed(['', 0], ['a', 10, 'text:tools'], ['b', 20]), ['', 'a', 'b']],
  ])('%s', (_, past, expected) => {
    expect(past).toEqual(expected);
  });

  test('is not joined to a change of another kind', () => {
    let history = record(emptyHistory<string>(), 'a', light, { key: 'text:calls', at: 0 });
    history = record(history, 'b', light);
    history = record(history, 'c', light, { key: 'text:calls', at: 1 });
    expect(history.past).toEqual(['a', 'b', 'c']);
  });

  test('over a selection begins a step, and goes on in it', () => {
    let history = record(emptyHistory<string>(), '', light, { key: 'text:calls', at: 0 });
    history = record(history, 'ab', light, { key: 'text:calls', at: 10, begins: true });
    history = record(history, 'c', light, { key: 'text:calls', at: 20 });
    expect(history.past).toEqual(['', 'ab']);
  });

  test('after an undo is a step of its own', () => {
    const history = record(emptyHistory<string>(), 'a', light, { key: 'text:calls', at: 0 });
    const back = stepBack(history, 'ab');
    expect(record(back?.history ?? history, 'a', light, { key: 'text:calls', at: 1 }).past).toEqual(['a']);
  });
});

test('undo and redo walk the same steps', () => {
  const history = record(record(emptyHistory<string>(), 'one', light), 'two', light);
  const back = stepBack(history, 'three');
  expect(back?.present).toBe('two');
  const further = stepBack(back?.history ?? history, back?.present ?? '');
  expect(further?.present).toBe('one');
  expect(stepBack(further?.history ?? history, 'one')).toBeUndefined();
  const forward = stepForward(further?.history ?? history, 'one');
  expect(forward?.present).toBe('two');
  expect(stepForward(forward?.history ?? history, 'two')?.present).toBe('three');
  expect(stepForward(history, 'three')).toBeUndefined();
});

test('a new change forgets what was undone', () => {
  const history = record(emptyHistory<string>(), 'one', light);
  const back = stepBack(history, 'two');
  expect(record(back?.history ?? history, 'one', light).future).toEqual([]);
});

describe('the caps', () => {
  test('at most 200 steps, the newest', () => {
    let history = emptyHistory<number>();
    for (let step = 0; step < 250; step++) history = record(history, step, light);
    expect(history.past).toHaveLength(200);
    expect(history.past.at(-1)).toBe(249);
  });

  test('heavy steps drop the oldest, never the newest', () => {
    const heavy = () => 20 * 1024 * 1024;
    let history = record(emptyHistory<string>(), 'old', heavy);
    history = record(history, 'new', heavy);
    expect(history.past).toEqual(['new']);
    expect(record(emptyHistory<string>(), 'alone', () => 1e9).past).toEqual(['alone']);
  });
});
