import { ARGS, type CallSample, quoted } from '../sample.ts';
import { ANTHROPIC_STREAM } from './anthropic.ts';

const weather = { tool: 'weather', args: ARGS };
const REQUEST = `{"model":"m","messages":[{"role":"assistant","content":null,"tool_calls":[{"id":"c","type":"function","function":{"name":"weather","arguments":${quoted(ARGS)}}}]}]}`;
const [stream] = ANTHROPIC_STREAM;
const entry = (request: string, response: string) =>
  `{"startedDateTime":"2026-03-02T10:00:00Z","request":{"method":"POST","url":"https://api.example/v1?key=k","headers":[{"name":"Authorization","value":"Bearer sk-1"}],"cookies":[],"postData":{"mimeType":"application/json","text":${quoted(request)}}},"response":{"status":200,"headers":[],"content":{"size":1,"mimeType":"text/event-stream",${response}}},"cache":{},"timings":{}}`;
const log = (...entries: string[]) =>
  `{"log":{"version":"1.2","creator":{"name":"b"},"pages":[],"entries":[${entries.join(',')}]}}`;

export const NETWORK: readonly CallSample[] = [
  {
    name: 'a HAR file: a request with its conversation, and a streamed answer',
    text: log(
      entry(REQUEST, `"text":${quoted(stream?.text ?? '')}`),
      entry('<p>"tool"</p>', '"text":"no JSON"'),
    ),
    format: 'OpenAI tool calls, Anthropic tool use, event stream',
    calls: [weather, ...(stream?.calls ?? [])],
    problems: [['credentials', 'k']],
  },
  {
    name: 'a HAR file with an answer in base64',
    text: log(
      entry(
        '',
        `"encoding":"base64","text":"${Buffer.from(`{"tool":"größe","args":${ARGS}}`).toString('base64')}"`,
      ),
    ),
    format: 'tool and args',
    calls: [{ tool: 'größe', args: ARGS }],
    problems: [['credentials', 'k']],
  },
  {
    name: 'copied as cURL, for a Unix shell',
    text: `curl 'https://api.example/v1' \\\n  -H 'authorization: Bearer sk-1' \\\n  -b 'session=1' \\\n  --data-raw '${REQUEST}' --compressed`,
    format: 'OpenAI tool calls, cURL',
    calls: [weather],
    problems: [['credentials', 'Bearer sk-1']],
  },
  {
    name: 'copied as cURL, with quotes within quotes',
    text: `curl https://api.example/v1 -X POST -d '{"tool":"say","args":{"text":"it'\\''s"}}'`,
    format: 'tool and args, cURL',
    calls: [{ tool: 'say', args: '{"text":"it\'s"}' }],
  },
  {
    name: 'copied as cURL, with escapes',
    text: `curl 'https://api.example/v1' --data-raw $'{"tool":"say","args":{"text":"it\\'s \\u0021\\\\n"}}'`,
    format: 'tool and args, cURL',
    calls: [{ tool: 'say', args: '{"text":"it\'s !\\n"}' }],
  },
  {
    name: 'copied as cURL, in double quotes',
    text: `curl --json "{\\"tool\\":\\"say\\",\\"args\\":{\\"cost\\":\\"\\$5\\"}}" https://api.example/v1`,
    format: 'tool and args, cURL',
    calls: [{ tool: 'say', args: '{"cost":"$5"}' }],
  },
  {
    name: 'copied as cURL, for the command prompt of Windows',
    text: `curl ^"https://api.example/v1^" ^\r\n  -H ^"authorization: Bearer sk-1^" ^\r\n  --data-raw ^"^{^\\^"tool^\\^":^\\^"say^\\^",^\\^"args^\\^":^{^\\^"a^\\^":1^}^}^"`,
    format: 'tool and args, cURL',
    calls: [{ tool: 'say', args: '{"a":1}' }],
    problems: [['credentials', 'Bearer sk-1']],
  },
];
