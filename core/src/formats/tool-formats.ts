import type { Node } from './node.ts';
import type { ToolFormat } from './tool-format.ts';
import { anthropicTools } from './tools/anthropic.ts';
import { bedrockTools } from './tools/bedrock.ts';
import { builtIn } from './tools/built-in.ts';
import { functions } from './tools/functions.ts';
import { geminiTools } from './tools/gemini.ts';
import { handWritten } from './tools/hand-written.ts';
import { mcp } from './tools/mcp.ts';
import { isNameMap } from './tools/name-map.ts';
import { openaiTools } from './tools/openai.ts';
import { openaiFlatTools } from './tools/openai-flat.ts';
import { toolListsIn } from './tools/request.ts';

/** Asked in this order; the first that knows an object reads it. What none of them knows may be a bare schema. */
export const TOOL_FORMATS: readonly ToolFormat[] = [
  bedrockTools,
  mcp,
  anthropicTools,
  openaiTools,
  openaiFlatTools,
  geminiTools,
  functions,
  handWritten,
  builtIn,
];

/** Whether an object is a tool, or something that tools are sent in, and nothing else. */
export function looksLikeTools(node: Node): boolean {
  if (node.kind !== 'object') return false;
  const isTool = TOOL_FORMATS.some(({ tool }) => tool(node) !== undefined);
  return isTool || hasProperties(node) || toolListsIn(node).length > 0 || isMapOfSchemas(node);
}

function isMapOfSchemas(node: Node): boolean {
  return isNameMap(node) && node.members.some(({ value }) => hasProperties(value));
}

function hasProperties(node: Node): boolean {
  return node.get('properties')?.kind === 'object';
}
