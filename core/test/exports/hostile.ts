import { decideScenario, type Scene, sceneOf } from '../../src/exports/index.ts';
import type { Scenario } from '../../src/index.ts';

/** Names that break out of a literal, a comment, a line or a table wherever one is careless. */
export const HOSTILE = [
  `it's "quoted"`,
  // biome-ignore lint/suspicious/noTemplateCurlyInString: that is what is tried
  'back`tick ${process.exit(1)}',
  'new\nline\r\n// comment',
  'lone \ud800 surrogate \udfff',
  'unseen \u2028\u202e\u200b\ufeff\u00ad\u0085 end',
  'C:\\temp\\new \\u0041',
  '*/ --> </script><img src=x onerror=alert(1)>',
  '``` fence\n```',
  "$(touch pwned) `touch pwned` $HOME '; touch pwned; '",
  '__proto__',
  'constructor',
  '%s {name} $title',
  '日本 😀',
  '-x',
  '',
] as const;

const SECOND = 'second';

/** Each name as a tool, a parameter, a synonym, a value; calls that are repaired, sent back, passed and unchecked. */
export const hostile: Scenario = {
  rung: 1,
  title: HOSTILE.join(' '),
  tools: JSON.stringify(
    HOSTILE.map((name) => ({
      name,
      inputSchema: {
        type: 'object',
        properties: Object.fromEntries([
          [name, { type: 'string', description: name }],
          [SECOND, { type: 'integer' }],
        ]),
        required: [name],
      },
    })),
    null,
    1,
  ),
  calls: JSON.stringify([
    ...HOSTILE.flatMap((name) => [
      { tool: name, args: Object.fromEntries([[name, name]]) },
      { tool: name, args: Object.fromEntries([[`${name} too`, name]]) },
      { tool: name, args: { [SECOND]: 1 } },
    ]),
    { tool: 'unknown', args: {} },
  ]),
  aliases: Object.fromEntries(HOSTILE.map((name) => [name, Object.fromEntries([[`${name} too`, name]])])),
};

export const CURRENCY = JSON.stringify({
  type: 'object',
  properties: { from: { type: 'string' }, to: { type: 'string' }, amount: { type: 'number' } },
  required: ['from', 'to', 'amount'],
});

export const plain: Scenario = {
  rung: 1,
  title: 'Currency',
  tools: `{"convert": ${CURRENCY}}`,
  calls: [
    '{"tool":"convert","args":{"from":"EUR","to":"SEK","amount":9007199254740993}}',
    '{"tool":"convert","args":{"_positional":["EUR","SEK",1e400]}}',
    '{"tool":"convert","args":{"src":"EUR"}}',
    '{"tool":"other","args":{}}',
  ].join('\n'),
};

export function scene(scenario: Scenario, link?: string): Scene {
  return sceneOf(decideScenario(scenario), link === undefined ? {} : { link });
}
