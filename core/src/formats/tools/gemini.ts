import { firstOf } from '../call-format.ts';
import { type ToolFormat, toolOf } from '../tool-format.ts';

/**
 * `{ "name": "…", "parameters": { … } }` with types in upper case, which are kept, or with `parametersJsonSchema`;
 * in snake case too.
 */
export const geminiTools: ToolFormat = {
  name: 'Gemini tools',
  tool(object) {
    const schema = firstOf(object, ['parametersJsonSchema', 'parameters_json_schema']);
    if (schema !== undefined) return toolOf(object.get('name'), schema, 'parametersJsonSchema');
    const parameters = object.get('parameters');
    const isGeminis = /^[A-Z]+$/.test(parameters?.get('type')?.string ?? '');
    return isGeminis ? toolOf(object.get('name'), parameters, 'parameters') : undefined;
  },
};

/** The same as it stands in a list of declarations, where types may be in any case and a schema left out. */
export const geminiDeclaration: ToolFormat = {
  name: geminiTools.name,
  tool: (object) =>
    geminiTools.tool(object) ?? toolOf(object.get('name'), object.get('parameters'), 'parameters'),
};

export const DECLARATIONS: readonly string[] = ['functionDeclarations', 'function_declarations'];
