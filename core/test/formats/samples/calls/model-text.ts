import { type CallSample, quoted } from '../sample.ts';

const TEXT =
  'I look it up.\n<tool_call>\n{"name": "weather", "arguments": {"city": "Os\\u006co"}}\n</tool_call>';
const weather = { tool: 'weather', args: '{"city": "Os\\u006co"}' };

export const MODEL_TEXT: readonly CallSample[] = [
  {
    name: 'model text alone',
    text: TEXT,
    format: 'model text, JSON',
    calls: [weather],
    problems: [['not-understood', 'I look it up.']],
  },
  {
    name: 'model text in the content of a message',
    text: `[{"role":"user","content":${quoted(TEXT)}},{"role":"assistant","content":${quoted(TEXT)}}]`,
    format: 'model text, JSON',
    calls: [weather],
  },
  {
    name: 'model text in a response',
    text: `{"choices":[{"message":{"role":"assistant","content":${quoted(TEXT)},"tool_calls":null}}]}`,
    format: 'model text, JSON',
    calls: [weather],
  },
  {
    name: 'Python calls of a local model',
    text: '<|python_tag|>[weather("Oslo", unit=\'C\'), ping()]',
    format: 'model text, Python calls',
    calls: [
      { tool: 'weather', args: '{"_positional": ["Oslo"], "unit": "C"}', translated: true },
      { tool: 'ping', args: '{}', translated: true },
    ],
  },
  {
    name: 'a list of Python calls that starts like JSON',
    text: '[weather("Oslo"), ping()]',
    format: 'model text, Python calls',
    calls: [
      { tool: 'weather', args: '{"_positional": ["Oslo"]}', translated: true },
      { tool: 'ping', args: '{}', translated: true },
    ],
  },
];
