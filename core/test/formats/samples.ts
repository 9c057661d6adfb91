import { AI_SDK } from './samples/calls/ai-sdk.ts';
import { ANTHROPIC, ANTHROPIC_STREAM } from './samples/calls/anthropic.ts';
import { BEDROCK } from './samples/calls/bedrock.ts';
import { GEMINI } from './samples/calls/gemini.ts';
import { HOOKS } from './samples/calls/hooks.ts';
import { LANGCHAIN } from './samples/calls/langchain.ts';
import { MCP_CALLS } from './samples/calls/mcp.ts';
import { MODEL_TEXT } from './samples/calls/model-text.ts';
import { NETWORK } from './samples/calls/network.ts';
import { OPENAI, OPENAI_STREAM } from './samples/calls/openai.ts';
import { OPENAI_RESPONSES, OPENAI_RESPONSES_STREAM } from './samples/calls/openai-responses.ts';
import { OTEL } from './samples/calls/otel.ts';
import { PLAIN } from './samples/calls/plain.ts';
import type { CallSample, ToolSample } from './samples/sample.ts';
import { OTHER_TOOLS } from './samples/tools/others.ts';
import { PROVIDERS } from './samples/tools/providers.ts';

/** Calls whose pieces stand apart, and calls in texts within the text. */
export const CALLS_IN_PIECES: readonly CallSample[] = [
  ...OPENAI_STREAM,
  ...OPENAI_RESPONSES_STREAM,
  ...ANTHROPIC_STREAM,
];

/** Texts in which each value is an entry by itself. */
export const CALLS_IN_VALUES: readonly CallSample[] = [
  ...PLAIN,
  ...OPENAI,
  ...OPENAI_RESPONSES,
  ...ANTHROPIC,
  ...GEMINI,
  ...BEDROCK,
  ...MCP_CALLS,
  ...LANGCHAIN,
  ...OTEL,
  ...AI_SDK,
  ...HOOKS,
];

export const CALL_SAMPLES: readonly CallSample[] = [
  ...CALLS_IN_VALUES,
  ...CALLS_IN_PIECES,
  ...NETWORK,
  ...MODEL_TEXT,
];

export const TOOL_SAMPLES: readonly ToolSample[] = [...OTHER_TOOLS, ...PROVIDERS];
