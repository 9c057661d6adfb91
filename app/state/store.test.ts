import type { Scenario } from '@rung/core';
import { beforeEach, describe, expect, test } from 'vitest';
import { actions, useRung } from './store.ts';

const first = useRung.getInitialState();
const get = useRung.getState;
const example: Scenario = { rung: 1, title: 'Example', tools: 'T', calls: 'C' };

beforeEach(() => {
  useRung.setState(
    { ...first, scenario: example, origin: { kind: 'example', id: 'two-names', untouched: true } },
    true,
  );
});

describe('an example counts as untouched', () => {
  test.each([
    ['until its text is edited', () => actions.editText('calls', 'D'), false],
    ['until it is replaced', () => actions.replaceText('calls', 'D'), false],
    ['until its title is', () => actions.setTitle('Mine'), false],
    ['until an alias is set', () => actions.setAlias('t', 's', 'p'), false],
    [
      'until a fix is applied',
      () => actions.applyEdits([{ kind: 'profile', profile: 'fak' }], 'Do it'),
      false,
    ],
    ['while a call is chosen', () => actions.select(3), true],
    ['while a tool is chosen', () => actions.chooseTool('t'), true],
    ['when an edit changes nothing', () => actions.editText('calls', 'C'), true],
  ])('%s', (_, act, untouched) => {
    act();
    expect(get().origin).toEqual({ kind: 'example', id: 'two-names', untouched });
  });

  test('again when the edit is undone', () => {
    actions.editText('calls', 'D');
    actions.undo();
    expect(get().origin).toEqual({ kind: 'example', id: 'two-names', untouched: true });
    expect(get().scenario).toBe(example);
  });
});

test('what came with a link is own work once it is changed, until that is undone', () => {
  useRung.setState({ origin: { kind: 'link' } });
  actions.select(1);
  expect(get().origin).toEqual({ kind: 'link' });
  actions.editText('calls', 'D');
  expect(get().origin).toEqual({ kind: 'own' });
  actions.undo();
  expect(get().origin).toEqual({ kind: 'link' });
});

test('undo brings back what was aside before', () => {
  const work = { scenario: example, origin: { kind: 'own' }, hash: '' } as const;
  actions.openScenario({ rung: 1, tools: 'x', calls: '' }, { kind: 'link' });
  actions.setAside([work]);
  actions.undo();
  expect(get().aside).toEqual([]);
  actions.redo();
  expect(get().aside).toEqual([work]);
});

test('undo covers everything: texts, title, aliases, another scenario', () => {
  const states: Scenario[] = [];
  const step = (act: () => void) => {
    states.push(get().scenario);
    act();
  };
  step(() => actions.editText('tools', 'T2'));
  step(() => actions.editText('calls', 'C2'));
  step(() => actions.setTitle('Title'));
  step(() => actions.setAlias('t', 's', 'p'));
  step(actions.newScenario);
  const end = get().scenario;
  expect(end).toEqual({ rung: 1, tools: '', calls: '' });
  for (const state of states.toReversed()) {
    actions.undo();
    expect(get().scenario).toBe(state);
  }
  for (let redo = 0; redo < states.length; redo++) actions.redo();
  expect(get().scenario).toBe(end);
});

test('a whole text is a step of its own, even right after typing', () => {
  actions.editText('calls', 'D');
  actions.replaceText('calls', '');
  actions.undo();
  expect(get().scenario.calls).toBe('D');
});

test('typing does not join what was pasted, nor what a selection was replaced by', () => {
  actions.editText('calls', 'typed');
  actions.editText('calls', '', 'replaced');
  actions.editText('calls', 'x');
  actions.editText('calls', 'x pasted', 'whole');
  actions.editText('calls', 'x pasted!');
  for (const text of ['x pasted', 'x', 'typed', 'C']) {
    actions.undo();
    expect(get().scenario.calls).toBe(text);
  }
});

test('choosing a call is no step, and shows the grammar of its tool', () => {
  actions.chooseTool('t');
  actions.select(2);
  expect(get().scenario.selected).toBe(2);
  expect(get().chosenTool).toBeUndefined();
  expect(get().history.past).toEqual([]);
});

test('another scenario takes filter, refusals and the rejected link away', () => {
  actions.setFilter({ outcomes: ['repaired'], tool: 't' });
  actions.refuse('calls', 'Too large.');
  useRung.setState({ rejected: { reason: 'cut', text: '#v1.' }, notice: 'No.' });
  actions.openScenario({ rung: 1, tools: '', calls: '' }, { kind: 'own' });
  const { filter, refused, rejected, notice } = get();
  expect({ filter, refused, rejected, notice }).toEqual({ filter: { outcomes: [] }, refused: {} });
});

test('a filter changes part by part', () => {
  actions.setFilter({ outcomes: ['repaired'], text: 'usd' });
  actions.setFilter({ tool: 't' });
  expect(get().filter).toEqual({ outcomes: ['repaired'], text: 'usd', tool: 't' });
  actions.setFilter({ tool: undefined, text: '' });
  expect(get().filter).toEqual({ outcomes: ['repaired'] });
});

test('a toast offers the step that was just made, and typing ends a refusal', () => {
  actions.refuse('calls', 'Too large.');
  actions.editText('calls', 'D');
  expect(get().refused).toEqual({});
  actions.toast('Done.', true);
  expect(get().toast?.undoes?.scenario).toBe(example);
  actions.toast('Copied.');
  expect(get().toast?.undoes).toBeUndefined();
});

test('undo and redo cover all that changes the scenario', () => {
  const start: Scenario = { rung: 1, tools: '{}', calls: '[]', note: 'n' };
  const steps: Readonly<Record<string, () => void>> = {
    text: () => actions.editText('calls', '[1]'),
    'whole text': () => actions.replaceText('tools', '[]'),
    texts: () => actions.openTexts({ ...start, calls: '[2]' }),
    title: () => actions.setTitle('A title'),
    note: () => actions.removeNote(),
    alias: () => actions.setAlias('t', 'from', 'to'),
    profile: () => actions.setProfile('sound'),
    fields: () => actions.setFields({ tool: '/a', args: '/b' }),
    fix: () => actions.applyEdits([{ kind: 'alias', tool: 't', synonym: 's', param: 'p' }], 'Add alias'),
    example: () => actions.openScenario({ rung: 1, tools: 'x', calls: '' }, { kind: 'own' }),
    new: () => actions.newScenario(),
  };
  for (const [what, step] of Object.entries(steps)) {
    useRung.setState({ scenario: start, origin: { kind: 'own' }, history: first.history });
    step();
    const { scenario: changed } = useRung.getState();
    expect(changed, what).not.toEqual(start);
    actions.undo();
    expect(useRung.getState().scenario, what).toEqual(start);
    actions.redo();
    expect(useRung.getState().scenario, what).toEqual(changed);
  }
});
