import { ARGS, type CallSample } from '../sample.ts';

export const MCP_CALLS: readonly CallSample[] = [
  {
    name: 'a request of tools/call',
    text: `{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"weather","arguments":${ARGS},"_meta":{"progressToken":1}}}`,
    format: 'MCP tools/call',
    calls: [{ tool: 'weather', args: ARGS }],
  },
  {
    name: 'what a client and a server said to each other',
    text: [
      '{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"c"}}}',
      '{"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-06-18","capabilities":{"tools":{}}}}',
      '{"jsonrpc":"2.0","method":"notifications/initialized"}',
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"weather","arguments":${ARGS}}}`,
      '{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"{\\"tool\\":\\"x\\",\\"args\\":{}}"}]}}',
      '{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"ping"}}',
    ].join('\n'),
    format: 'MCP tools/call, JSON Lines',
    calls: [
      { tool: 'weather', args: ARGS },
      { tool: 'ping', args: '' },
    ],
  },
];
