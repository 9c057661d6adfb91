import { describe, expect, it } from 'vitest';
import { exportAs } from '../../src/exports/index.ts';
import { HOSTILE, hostile, plain, scene } from './hostile.ts';
import { folder, has, type Ran, run } from './tools.ts';

const python = has('python3', '--version');
const pytest = python && has('python3', '-c', 'import pytest');

/** Where there is no pytest: what of it the file uses. */
const STAND_IN = `
class mark:
    @staticmethod
    def parametrize(names, rows, ids):
        def with_rows(test):
            test.rows = list(zip(ids, rows))
            return test
        return with_rows
`;
const RUNNER = `
import test_rung
failed = 0
for _, row in test_rung.test_call.rows:
    try:
        test_rung.test_call(*row)
    except (AssertionError, NotImplementedError):
        failed += 1
print(f"{failed} failed, {len(test_rung.CALLS) - failed} passed")
`;

function play(text: string, withPytest: boolean): Ran {
  return withPytest
    ? run('python3', ['-m', 'pytest', '-q', '-p', 'no:cacheprovider', '.'], folder({ 'test_rung.py': text }))
    : run('python3', ['run.py'], folder({ 'test_rung.py': text, 'pytest.py': STAND_IN, 'run.py': RUNNER }));
}

const UNFILLED = /\n {4}raise NotImplementedError\(.*\)\n/u;
/** A gateway that answers from the table. */
const FILLED = `
    for _, known_tool, known_args, kind, new_args in CALLS:
        if (known_tool, known_args) == (tool, args):
            return kind, new_args
`;

describe.skipIf(!python)('a table for pytest', () => {
  const ways = [...(pytest ? [true] : []), false];

  it.each(ways)('fails, row by row, until somebody fills it in (pytest: %s)', (withPytest) => {
    const { text } = exportAs('pytest', scene(hostile));
    const { output } = play(text, withPytest);
    expect(output).toMatch(withPytest ? /46 failed, 1 passed/u : /46 failed, 0 passed/u);
  });

  it.each(ways)('passes with a gateway that answers so (pytest: %s)', (withPytest) => {
    for (const [scenario, rows] of [
      [plain, 4],
      [hostile, 46],
    ] as const) {
      const { text } = exportAs('pytest', scene(scenario));
      expect(text).toMatch(UNFILLED);
      const { output } = play(text.replace(UNFILLED, FILLED), withPytest);
      expect(output).toContain(`${withPytest ? rows + 1 : rows} passed`);
      expect(output).not.toMatch(/[1-9]\d* failed/u);
    }
  });

  it.each(ways)('fails for other new arguments (pytest: %s)', (withPytest) => {
    const { text } = exportAs('pytest', scene(plain));
    const wrong = FILLED.replace('kind, new_args\n', 'kind, "{}"\n');
    expect(play(text.replace(UNFILLED, wrong), withPytest).output).toContain('1 failed');
  });

  it('holds every name to the character', () => {
    const { text } = exportAs('pytest', scene(hostile));
    const told =
      'import json, test_rung; print(json.dumps(list(test_rung.SCHEMAS)), json.dumps(list(test_rung.ALIASES)))';
    const path = folder({ 'test_rung.py': text, 'pytest.py': STAND_IN });
    const { output } = run('python3', ['-c', told], path);
    const names = JSON.stringify(HOSTILE);
    expect(output.trim()).toBe(`${names} ${names}`.replaceAll(',"', ', "').replace(/[^ -~]/gu, pythonEscape));
    expect(run('python3', ['-m', 'py_compile', 'test_rung.py'], path).status).toBe(0);
  });
});

/** As Python's `json.dumps` writes what is not ASCII. */
function pythonEscape(char: string): string {
  return char
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}
