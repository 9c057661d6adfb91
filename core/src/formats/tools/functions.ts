import { type ToolFormat, toolOf } from '../tool-format.ts';
import { looksLikeSchema } from './json-schema.ts';

/** `{ "name": "…", "parameters": { … } }`, from the older `functions` of OpenAI's chat interface. */
export const functions: ToolFormat = {
  name: 'functions',
  tool(object) {
    const schema = object.get('parameters');
    const isTool = schema !== undefined && (looksLikeSchema(schema) || schema.slice === '{}');
    return isTool && object.get('name') !== undefined
      ? toolOf(object.get('name'), schema, 'parameters')
      : undefined;
  },
};
