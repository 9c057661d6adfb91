import type { CallFormat } from '../call-format.ts';
import type { Member, Node } from '../node.ts';

const CALL_LISTS: readonly string[] = ['tool_calls', 'invalid_tool_calls', 'toolInvocations'];

/**
 * A message, whoever's interface it is of: its role and content, the blocks or parts of which the content is made,
 * and lists of calls beside it. What a model wrote may hold calls as text; what others wrote may not.
 */
export const message: CallFormat = {
  name: 'messages',
  keys: ['role', 'content', 'additional_kwargs', ...CALL_LISTS],
  inside(object) {
    const role = object.get('role')?.string;
    let isMessage = role !== undefined && ROLES.has(role) && isSaid(object);
    let hasLists = false;
    let isRepeated = false;
    for (const { key, value } of object.members) {
      if (LANGCHAIN.has(key) && role === undefined) isMessage ||= object.get('content') !== undefined;
      if (!CALL_LISTS.includes(key) || value.kind !== 'array') continue;
      hasLists = true;
      isRepeated ||= value.items().length > 0;
    }
    if (!isMessage && !hasLists) return undefined;
    const isModels = role === undefined ? hasLists || isLangChainAnswer(object) : MODELS.has(role);
    const inside: Node[] = [];
    for (const member of object.members) {
      const { key, value } = member;
      if (key === 'content' || key === 'parts') addSaid(inside, value, isModels);
      // LangChain keeps the calls as the provider sent them, beside the ones that it made of them.
      else if (key === 'additional_kwargs') {
        if (!isRepeated) for (const kept of value.members) addListed(inside, kept);
      } else addListed(inside, member);
    }
    return inside;
  },
};

const MODELS: ReadonlySet<string> = new Set(['assistant', 'model', 'ai']);
const OTHERS = ['user', 'human', 'system', 'developer', 'tool', 'function'];
const ROLES: ReadonlySet<string> = new Set([...MODELS, ...OTHERS]);
const LANGCHAIN: ReadonlySet<string> = new Set(['additional_kwargs', 'response_metadata']);

function isSaid(object: Node): boolean {
  return (object.get('content') ?? object.get('parts') ?? object.get('function_call')) !== undefined;
}

function isLangChainAnswer(object: Node): boolean {
  return object.get('type')?.string === 'ai';
}

function addListed(inside: Node[], { key, value }: Member): void {
  if (key === 'function_call' && value.kind === 'object') inside.push(value);
  if (CALL_LISTS.includes(key)) for (const item of value.items()) inside.push(item);
}

/** Adds the parts of a message's content that are calls, or texts of the model. */
function addSaid(inside: Node[], content: Node, isModels: boolean): void {
  if (content.kind === 'string' && isModels) inside.push(content);
  for (const block of content.items()) {
    if (block.kind !== 'object') {
      if (block.kind === 'string' && isModels) inside.push(block);
      continue;
    }
    const text = block.get('text');
    if (text === undefined) {
      if (isCall(block)) inside.push(block);
    } else if (text.kind === 'string' && isModels && block.get('thought')?.kind !== 'true') inside.push(text);
  }
}

function isCall(block: Node): boolean {
  const type = block.get('type')?.string ?? '';
  if (RESULT.test(type)) return false;
  return CALL.test(type) || CALL_KEYS.some((key) => block.get(key) !== undefined);
}

const RESULT = /result|output|response|error/;
const CALL = /tool|function/;
const CALL_KEYS = ['function', 'functionCall', 'function_call', 'toolUse', 'toolName'];
