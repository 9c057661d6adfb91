import { describe, expect, test } from 'vitest';
import { type FindingCode, readScenario, writeScenario } from '../../src/index.ts';
import { REFERENCE, SECTIONS } from '../../src/reference/index.ts';
import { judge } from '../report/judged.ts';

describe('the reference', () => {
  test.each(Object.entries(REFERENCE))('%s: its example runs and shows it', (code, { example }) => {
    const { results, tools, problems } = judge(example);
    const found = [...results, ...tools].flatMap(({ findings }) => findings);
    const codes = new Set<string>([...found, ...problems].map((finding) => finding.code));
    expect([...codes]).toContain(code);
  });

  test.each(Object.entries(REFERENCE))('%s: can be opened as a document', (_, { example }) => {
    expect(readScenario(writeScenario(example))).toEqual({ kind: 'ok', scenario: example });
  });

  test.each(Object.entries(REFERENCE))('%s: is told in plain sentences', (_, { title, text }) => {
    expect(title).toMatch(/^[A-Z].{5,50}[^.]$/);
    expect(text).toMatch(/^[A-Z`].{60,700}\.$/s);
    expect(text).not.toMatch(/\n|!|please|successfully/i);
  });

  test('every code stands in one section', () => {
    const listed = SECTIONS.flatMap(({ entries }) => entries.map(([code]) => code));
    expect(listed.toSorted()).toEqual(Object.keys(REFERENCE).toSorted());
  });

  test('what a reader tells of arguments that are not JSON is one entry with what it tells of a text', () => {
    const code: FindingCode = 'not-json';
    expect(judge({ ...REFERENCE[code].example, calls: '{"tool": ' }).problems).toMatchObject([{ code }]);
    expect(judge(REFERENCE[code].example).results[0]?.findings).toMatchObject([{ code }]);
  });
});
