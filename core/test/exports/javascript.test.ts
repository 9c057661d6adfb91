import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exportAs } from '../../src/exports/index.ts';
import type { Scenario } from '../../src/index.ts';
import { hostile, plain, scene } from './hostile.ts';
import { folder, type Ran, ROOT, run } from './tools.ts';

/** Runs a test file as the person would who took it along, with this package and Vitest beside it. */
function vitest(files: Readonly<Record<string, string>>): Ran {
  const path = folder({
    'package.json': '{"type":"module"}',
    'vitest.config.ts':
      "export default { resolve: { conditions: ['rung-source', 'node'] }, ssr: { resolve: { conditions: ['rung-source', 'node'] } } };",
    ...files,
  });
  mkdirSync(join(path, 'node_modules/@rung'), { recursive: true });
  symlinkSync(join(ROOT, 'core'), join(path, 'node_modules/@rung/core'));
  symlinkSync(join(ROOT, 'node_modules/vitest'), join(path, 'node_modules/vitest'));
  return run(
    process.execPath,
    [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--reporter=json'],
    path,
    {
      ...process.env,
      VITEST: '',
    },
  );
}

function counts({ output }: Ran): { passed: number; failed: number } {
  const passed = /"numPassedTests":(\d+)/.exec(output)?.[1];
  const failed = /"numFailedTests":(\d+)/.exec(output)?.[1];
  if (passed === undefined || failed === undefined) throw new Error(output);
  return { passed: Number(passed), failed: Number(failed) };
}

const byHand: Scenario = {
  rung: 1,
  profile: 'sound',
  tools:
    '[{"tool":"t","grammar":{"params":[{"name":"b","type":"string","required":true},{"name":"a","type":"number","required":false}],"aliases":{"bee":"b"}}},{"tool":"empty","grammar":{"params":[]}}]',
  calls:
    '{"tool":"t","args":{"bee":"x"}}\n{"tool":"t","args":{"_positional":[1]}}\n{"tool":"empty","args":{}}',
};

describe('a table for Vitest', () => {
  it('passes as it comes', () => {
    const files = Object.entries({ plain, hostile, byHand }).map(([name, scenario]) => {
      const { fileName, text } = exportAs('vitest', scene(scenario), name);
      return [fileName, text] as const;
    });
    expect(counts(vitest(Object.fromEntries(files)))).toEqual({ passed: 4 + 46 + 3 + 3, failed: 0 });
  });

  it('fails for other arguments, another verdict, another gap, and where another verdict is pinned', () => {
    const { text } = exportAs('vitest', scene(plain));
    const changed = (here: string, there: string) => {
      expect(text).toContain(here);
      return text.replace(here, there);
    };
    const { failed } = counts(
      vitest({
        'args.test.ts': changed('newArgs: "{\\"amount\\":\\"EUR\\"', 'newArgs: "{\\"amount\\":\\"USD\\"'),
        'kind.test.ts': changed("kind: 'DEFER' }", "kind: 'DENY' }"),
        'gap.test.ts': changed('stillMissing: ["amount", ', 'stillMissing: ['),
        'pinned.test.ts': exportAs('vitest', scene({ ...plain, expect: [null, { kind: 'DENY' }] })).text,
      }),
    );
    expect(failed).toBe(4);
  });
});

const CHECK_REPAIR = `
import { expect, test } from 'vitest';
import { repairToolCall } from './rung.repair.ts';
const options = (toolName, input) => ({ toolCall: { type: 'tool-call', toolCallId: '1', toolName, input } });
test('repairs and refuses', async () => {
  expect(await repairToolCall(options('convert', '{"_positional":["EUR","SEK",1e400]}'))).toEqual({
    type: 'tool-call', toolCallId: '1', toolName: 'convert', input: '{"amount":"EUR","from":"SEK","to":1e400}',
  });
  expect(await repairToolCall(options('convert', '{"src":"EUR"}'))).toBe(null);
  expect(await repairToolCall(options('other', '{'))).toBe(null);
});
`;

/** As AI SDK 5 and 6 declare it, as far as it is used. */
const AI = `
export type ToolSet = Record<string, unknown>;
export interface LanguageModelToolCall { type: 'tool-call'; toolCallId: string; toolName: string; input: string; providerExecuted?: boolean }
export type ToolCallRepairFunction<TOOLS extends ToolSet> = (options: {
  system: string | undefined; messages: unknown[]; toolCall: LanguageModelToolCall; tools: TOOLS;
  inputSchema: (options: { toolName: string }) => PromiseLike<unknown>; error: Error;
}) => Promise<LanguageModelToolCall | null>;
`;

describe('a repair function for the AI SDK', () => {
  it('repairs, and leaves the rest as it is', () => {
    const { text, fileName } = exportAs('ai-sdk', scene(plain));
    expect(fileName).toBe('rung.repair.ts');
    expect(counts(vitest({ [fileName]: text, 'repair.test.ts': CHECK_REPAIR }))).toEqual({
      passed: 1,
      failed: 0,
    });
  });

  it.each([
    ['plain', plain],
    ['hostile', hostile],
    ['written by hand', byHand],
  ])('has the types of the SDK, and so has the table: %s', (_, scenario) => {
    const made = [exportAs('ai-sdk', scene(scenario)), exportAs('vitest', scene(scenario))];
    const path = folder(Object.fromEntries(made.map(({ fileName, text }) => [fileName, text])));
    writeFileSync(join(path, 'ai.d.ts'), AI);
    writeFileSync(
      join(path, 'tsconfig.json'),
      JSON.stringify({
        extends: join(ROOT, 'tsconfig.base.json'),
        compilerOptions: {
          lib: ['ES2023'],
          types: [],
          noEmit: true,
          allowImportingTsExtensions: true,
          paths: {
            ai: [join(path, 'ai.d.ts')],
            '@rung/core': [join(ROOT, 'core/src/index.ts')],
            vitest: [join(ROOT, 'node_modules/vitest')],
          },
        },
        include: ['*.ts', join(ROOT, 'core/src/web.d.ts')],
      }),
    );
    const { status, output } = run(
      process.execPath,
      [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', '.'],
      path,
    );
    expect(output.replaceAll(path, '')).toBe('');
    expect(status).toBe(0);
  });
});
