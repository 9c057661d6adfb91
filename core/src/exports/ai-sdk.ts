import { head } from './head.ts';
import { setUpImports, setUpRung } from './rung-setup.ts';
import type { Scene } from './scene.ts';

/**
 * A function that the AI SDK asks when the input of a call is not valid: a call that the rung repairs goes on with its
 * new arguments, any other stays as it is. It is an option of `generateText` and `streamText`.
 */
export function aiSdkRepair(scene: Scene): string {
  return `${head(
    scene,
    '//',
    'Hand it over as experimental_repairToolCall, with AI SDK 5 or 6:',
    '  generateText({ model, tools, prompt, experimental_repairToolCall: repairToolCall })',
    scene.toolbox.profile === 'fak'
      ? 'Repairs are made as fak does, which pairs unnamed values in alphabetical order; the profile sound makes only safe ones.'
      : undefined,
  )}
import ${setUpImports(scene)} from '@rung/core';
import type { ToolCallRepairFunction, ToolSet } from 'ai';

${setUpRung(scene)}
export const repairToolCall: ToolCallRepairFunction<ToolSet> = async ({ toolCall }) => {
  const verdict = rung.adjudicate({ tool: toolCall.toolName, args: toolCall.input });
  return verdict.kind === 'TRANSFORM' ? { ...toolCall, input: verdict.newArgs } : null;
};
`;
}
