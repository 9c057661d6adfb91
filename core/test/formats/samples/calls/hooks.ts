import { ARGS, type CallSample } from '../sample.ts';

export const HOOKS: readonly CallSample[] = [
  {
    name: 'what a coding agent tells its hook',
    text: `{"session_id":"s","transcript_path":"/t.jsonl","cwd":"/work","hook_event_name":"PreToolUse","tool_name":"weather","tool_input":${ARGS}}`,
    format: 'agent hooks',
    calls: [{ tool: 'weather', args: ARGS }],
  },
];
