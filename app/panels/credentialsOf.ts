import type { Finding } from '@rung/core';
import type { Answer } from '../engine/protocol.ts';

/** What the texts hold that nobody else should get, as far as that is known. */
export function credentialsOf(answer: Answer | undefined): readonly Finding[] {
  const problems = answer === undefined ? [] : [...answer.tools.problems, ...answer.calls.problems];
  return problems.filter(({ code }) => code === 'credentials');
}
