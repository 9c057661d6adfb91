import { members, wholeValue } from '../rung/json-text.ts';
import { expectationOf } from '../scenario/expectations.ts';
import type { Expectation } from '../scenario/scenario.ts';
import { writeScenario } from '../scenario/write-scenario.ts';
import type { Scene } from './scene.ts';

/** The scenario as a document that is a test: where it expects nothing yet, it expects what was decided now. One member a line. */
export function fixture({ scenario, report }: Scene): string {
  const expect = report.results.map(({ verdict }, index): Expectation => {
    const pinned = scenario.expect?.[index];
    return pinned ?? expectationOf(verdict);
  });
  const text = writeScenario({ ...scenario, expect });
  const value = wholeValue(text);
  const lines = (value === undefined ? [] : members(text, value)).map(
    ({ keyStart, keyEnd, value: { start, end } }) =>
      `  ${text.slice(keyStart, keyEnd)}: ${text.slice(start, end)}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}
