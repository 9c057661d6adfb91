import { quote } from '../../quote.ts';
import type { ToolFormat } from '../tool-format.ts';
import { looksLikeSchema } from './json-schema.ts';

/** Tools that a provider brings along or that take a text: they have no schema, so there is nothing to check. */
export const builtIn: ToolFormat = {
  name: 'built-in tools',
  tool(object) {
    const type = object.get('type')?.string ?? '';
    const [only, another] = object.members;
    const name = object.get('name')?.string ?? type;
    if (type === 'custom' && (object.get('format') ?? object.get('custom')) !== undefined)
      return { kind: 'without-schema', why: `${quote(name)} takes a text, so it has no parameters.` };
    const isAlone =
      only !== undefined &&
      another === undefined &&
      only.value.kind === 'object' &&
      !looksLikeSchema(only.value);
    if (!TYPES.test(type) && !(isAlone && KEYS.has(only.key))) return undefined;
    const told = name === '' ? (only?.key ?? '') : name;
    return { kind: 'without-schema', why: `${quote(told)} runs at the provider; it comes without a schema.` };
  },
};

/** Of OpenAI, and of Anthropic, whose types end with the day of their version. */
const TYPES =
  /^(?:\w+_20\d{6}|web_search(?:_preview\w*)?|file_search|code_interpreter|computer(?:_use_preview)?|image_generation|mcp|local_shell|shell|apply_patch|tool_search)$/;

/** Of Gemini, in both cases, and Bedrock's marks in a list of tools. */
const KEYS: ReadonlySet<string> = new Set([
  ...['googleSearch', 'google_search', 'googleSearchRetrieval', 'google_search_retrieval'],
  ...['codeExecution', 'code_execution', 'urlContext', 'url_context', 'googleMaps', 'google_maps'],
  ...['enterpriseWebSearch', 'retrieval', 'computerUse', 'computer_use', 'fileSearch', 'file_search'],
  ...['cachePoint', 'systemTool'],
]);
