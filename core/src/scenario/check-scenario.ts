import { readScenario } from './read-scenario.ts';
import type { Scenario } from './scenario.ts';
import { writeScenario } from './write-scenario.ts';

/** A scenario that could be written, but not read again: a field is not what it should be. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';
}

/**
 * Whether the document can be read again once it is written; programs without types may hold anything. The long
 * texts are looked at by their type alone, since any text will do.
 *
 * @throws {ScenarioError} that names the field and says what it should be.
 */
export function checkScenario(scenario: Scenario): void {
  const read = readScenario(written(scenario));
  if (read.kind === 'rejected') throw new ScenarioError(read.sentence);
}

function written(scenario: Scenario): string {
  try {
    return writeScenario(withoutTexts(scenario));
  } catch (cause) {
    throw new ScenarioError('This Rung document cannot be written: it is not plain data.', { cause });
  }
}

function withoutTexts(scenario: Scenario): Scenario {
  const { tools, calls } = scenario;
  return {
    ...scenario,
    ...(typeof tools === 'string' && { tools: '' }),
    ...(typeof calls === 'string' && { calls: '' }),
  };
}
