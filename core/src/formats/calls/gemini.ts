import { type CallFormat, callOf, firstOf } from '../call-format.ts';

/** `{ "functionCall": { "name": "…", "args": { … } } }`, a part of a content; in snake case too. */
export const gemini: CallFormat = {
  name: 'Gemini function calls',
  keys: ['functionCall', 'function_call'],
  call(object) {
    const called = firstOf(object, ['functionCall', 'function_call']);
    const tool = called?.get('name')?.string;
    // The older messages of OpenAI have a `function_call` with `arguments`.
    if (tool === undefined || called?.get('arguments') !== undefined) return undefined;
    return callOf(tool, called?.get('args'));
  },
};
