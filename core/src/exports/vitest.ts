import { type Case, casesOf, leftOut } from './cases.ts';
import { head } from './head.ts';
import { stringLiteral } from './literals.ts';
import { setUpImports, setUpRung } from './rung-setup.ts';
import type { Scene } from './scene.ts';

/** A table test for Vitest, which needs `@rung/core` and nothing else. New arguments are compared to the character. */
export function vitestTable(scene: Scene): string {
  return `${head(scene, '//', leftOut(scene))}
import ${setUpImports(scene)} from '@rung/core';
import { expect, test } from 'vitest';

${setUpRung(scene)}
const CALLS = [
${casesOf(scene).map(row).join('')}];

for (const { title, tool, args, verdict } of CALLS) {
  test(title, () => {
    expect(rung.adjudicate({ tool, args })).toMatchObject(verdict);
  });
}

test('the table is not empty', () => {
  expect(CALLS.length).toBeGreaterThan(0);
});
`;
}

function row({ title, tool, args, expected: { kind, newArgs, stillMissing } }: Case): string {
  const verdict = [
    `kind: '${kind}'`,
    ...(newArgs === undefined ? [] : [`newArgs: ${stringLiteral(newArgs)}`]),
    ...(stillMissing === undefined ? [] : [`stillMissing: [${stillMissing.map(stringLiteral).join(', ')}]`]),
  ];
  return `  {
    title: ${stringLiteral(title)},
    tool: ${stringLiteral(tool)},
    args: ${stringLiteral(args)},
    verdict: { ${verdict.join(', ')} },
  },
`;
}
