import { describe, expect, test } from 'vitest';
import { CALL_FORMATS } from '../../src/formats/call-formats.ts';
import { TOOL_FORMATS } from '../../src/formats/tool-formats.ts';
import {
  encodeLink,
  type FindingCode,
  readCalls,
  readScenario,
  readTools,
  writeScenario,
} from '../../src/index.ts';
import {
  CALL_FORMS,
  OTHER_FORMS,
  REFERENCE,
  SECTIONS,
  TOOL_FORMS,
  TRAVELS,
} from '../../src/reference/index.ts';
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

describe('the formats in the reference', () => {
  test.each(TOOL_FORMS)('$name: its sample is read as such', ({ name, sample }) => {
    const { format, tools, problems } = readTools(sample);
    expect(format).toBe(name);
    expect(tools).toHaveLength(1);
    expect(problems).toEqual([]);
  });

  test.each(CALL_FORMS)('$name: its sample is read as such', ({ name, sample }) => {
    const { format, calls, problems } = readCalls(sample);
    expect(format).toContain(name);
    expect(calls).toHaveLength(1);
    expect(problems).toEqual([]);
  });

  test('no form that is read is left out', () => {
    // These hold forms that are listed, or are told of among the others.
    const inside = new Set(['messages', 'OpenTelemetry', 'HAR', 'built-in tools']);
    const read = [...TOOL_FORMATS, ...CALL_FORMATS]
      .map(({ name }) => name)
      .filter((name) => !inside.has(name));
    const told = new Set([...TOOL_FORMS, ...CALL_FORMS].map(({ name }) => name));
    expect(read.filter((name) => !told.has(name))).toEqual([]);
  });

  test('all of it is told in plain sentences', () => {
    for (const { text } of [...TOOL_FORMS, ...CALL_FORMS, ...OTHER_FORMS, ...TRAVELS]) {
      expect(text).toMatch(/^[A-Z].{30,700}\.$/s);
      expect(text).not.toMatch(/\n|!|please|successfully/i);
    }
  });

  test('a link is made as it is told', async () => {
    expect(await encodeLink({ rung: 1, tools: '', calls: '' })).toMatch(/^#v1\.[\w-]+z$/);
  });
});
