import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CALL_FORMATS } from '../../src/formats/call-formats.ts';
import { TOOL_FORMATS } from '../../src/formats/tool-formats.ts';
import { jsonSchema } from '../../src/formats/tools/json-schema.ts';
import { NAME_MAP } from '../../src/formats/tools/name-map.ts';
import { readCalls, readTools } from '../../src/index.ts';
import { CALL_SAMPLES, TOOL_SAMPLES } from './samples.ts';

const README = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');

interface Row {
  readonly format: string;
  readonly sample: string;
}

/** The rows of the table under a heading: what it is called on the page, and a sample. */
function rowsOf(heading: string): Row[] {
  const from = README.indexOf(`\n### ${heading}\n`);
  const section = README.slice(from + 1, README.indexOf('\n#', from + 5));
  return [...section.matchAll(/^\| ([^|`]+) \| (`+)(.+?)\2 \|/gm)].map(([, format = '', , sample = '']) => ({
    format,
    sample: sample.trim().replaceAll('↵', '\n'),
  }));
}

const TOOL_ROWS = rowsOf('Tools');
const CALL_ROWS = rowsOf('Calls');

describe('the table of what is read', () => {
  it.each(TOOL_ROWS)('tools: $format', ({ format, sample }) => {
    const read = readTools(sample);
    expect(read.format?.split(', ')).toContain(format);
    expect(read.problems.filter(({ severity }) => severity !== 'hint')).toEqual([]);
    expect(TOOL_SAMPLES.some((other) => other.format.includes(format))).toBe(true);
  });

  it.each(CALL_ROWS)('calls: $format', ({ format, sample }) => {
    const read = readCalls(sample);
    expect(read.format?.split(', ')).toContain(format);
    expect(read.calls.length).toBeGreaterThan(0);
    expect(read.problems).toEqual([]);
    expect(CALL_SAMPLES.some((other) => other.format.includes(format))).toBe(true);
  });

  it('has a row for each format there is', () => {
    const tools = [...TOOL_FORMATS, jsonSchema].map(({ name }) => name);
    expect(new Set(TOOL_ROWS.map(({ format }) => format))).toEqual(new Set([...tools, NAME_MAP]));
    const calls = CALL_FORMATS.map(({ name }) => name).filter(
      (name) => name !== 'HAR' && name !== 'messages',
    );
    const others = ['arguments', 'cURL', 'event stream', 'JSON Lines', 'model text'];
    expect(new Set(CALL_ROWS.map(({ format }) => format))).toEqual(new Set([...calls, ...others]));
  });
});
