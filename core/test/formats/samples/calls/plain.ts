import { ARGS, type CallSample } from '../sample.ts';

const read = { tool: 'read_file', args: '{"path":"a"}' };
const move = { tool: 'move', args: '{"_positional":["a","b"]}' };

export const PLAIN: readonly CallSample[] = [
  { name: 'bare args', text: ` ${ARGS}\n`, format: 'arguments', calls: [{ args: ARGS }] },
  { name: 'empty bare args', text: '{}', format: 'arguments', calls: [{ args: '{}' }] },
  {
    name: 'a list of bare args',
    text: '[{"a":1}, {"b":[{}]}]',
    format: 'arguments',
    calls: [{ args: '{"a":1}' }, { args: '{"b":[{}]}' }],
  },
  {
    name: 'lines of bare args',
    text: '{"a":1}\n\n{"b":2}\r\n',
    format: 'arguments, JSON Lines',
    calls: [{ args: '{"a":1}' }, { args: '{"b":2}' }],
  },
  {
    name: 'tool and args',
    text: `{"id":7,"tool":"weather","args":${ARGS},"at":"noon"}`,
    format: 'tool and args',
    calls: [{ tool: 'weather', args: ARGS }],
  },
  {
    name: 'tool and args as text',
    text: `{"args":${JSON.stringify(ARGS)},"tool":"weath\\u0065r"}`,
    format: 'tool and args',
    calls: [{ tool: 'weather', args: ARGS }],
  },
  {
    name: 'args that are no object',
    text: ['null', '[1]', '5', '""', '"no JSON"', 'true']
      .map((args) => `{"tool":"t","args":${args}}`)
      .join('\n'),
    format: 'JSON Lines',
    calls: ['null', '[1]', '5', '', 'no JSON', 'true'].map((args) => ({ tool: 't', args })),
  },
  {
    name: 'names that bite',
    text: '{"tool":"__proto__","args":{"__proto__":1}}\n{"tool":"","args":{}}\n{"tool":"\\ud800","args":{}}',
    format: 'JSON Lines',
    calls: [
      { tool: '__proto__', args: '{"__proto__":1}' },
      { tool: '', args: '{}' },
      { tool: '\ud800', args: '{}' },
    ],
  },
  {
    name: 'a key twice: the last counts',
    text: '{"tool":"a","tool":"b","args":{"x":1},"args":{"x":2}}',
    format: 'tool and args',
    calls: [{ tool: 'b', args: '{"x":2}' }],
  },
  {
    name: 'a list',
    text: JSON.stringify([
      { tool: 'read_file', args: { path: 'a' } },
      { tool: 'move', args: { _positional: ['a', 'b'] } },
    ]),
    format: 'tool and args',
    calls: [read, move],
  },
  {
    name: 'values in a row, written over several lines',
    text: `{\n  "tool": "read_file",\n  "args": ${read.args}\n}\n{\n  "tool": "move",\n  "args": ${move.args}\n}`,
    format: 'JSON values',
    calls: [read, move],
  },
  {
    name: 'values in a row on one line, with and without a comma',
    text: `{"tool":"read_file","args":${read.args}},{"tool":"move","args":${move.args}} {"tool":"t","args":{}}`,
    format: 'JSON Lines',
    calls: [read, move, { tool: 't', args: '{}' }],
  },
  {
    name: 'lines that are lists',
    text: `[{"tool":"read_file","args":${read.args}}]\n[{"tool":"move","args":${move.args}}]\n`,
    format: 'JSON Lines',
    calls: [read, move],
  },
  {
    name: 'a byte order mark before it',
    text: `\uFEFF{"tool":"read_file","args":${read.args}}`,
    format: 'tool and args',
    calls: [read],
  },
  {
    name: 'name and arguments, input, parameters',
    text: `{"name":"a","arguments":${ARGS}}\n{"name":"b","arguments":"{\\"x\\":1}"}\n{"tool":"c","input":{"x":1}}\n{"name":"d","parameters":{"type":"book"}}\n{"name":"e","input":""}`,
    format: 'JSON Lines',
    calls: [
      { tool: 'a', args: ARGS },
      { tool: 'b', args: '{"x":1}' },
      { tool: 'c', args: '{"x":1}' },
      { tool: 'd', args: '{"type":"book"}' },
      { tool: 'e', args: '' },
    ],
  },
];
