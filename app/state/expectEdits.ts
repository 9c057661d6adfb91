/** Changes of what a scenario expects, and of its baseline. */
import type { Baseline, Expectation, Scenario } from '@rung/core';

export function withExpect(scenario: Scenario, expect: readonly (Expectation | null)[]): Scenario {
  const { expect: _, ...rest } = scenario;
  return expect.length === 0 ? rest : { ...rest, expect };
}

export function withBaseline(scenario: Scenario, baseline: Baseline | undefined): Scenario {
  const { baseline: _, ...rest } = scenario;
  return baseline === undefined ? rest : { ...rest, baseline };
}

/** The grammar of the scenario, as a baseline keeps it. */
export function grammarOf({ tools, aliases, synonyms, profile }: Baseline): Baseline {
  return {
    tools,
    ...(aliases === undefined ? {} : { aliases }),
    ...(synonyms === undefined ? {} : { synonyms }),
    ...(profile === undefined ? {} : { profile }),
  };
}

/** The scenario with its baseline as the grammar, and its grammar as the baseline. */
export function swapped(scenario: Scenario, baseline: Baseline): Scenario {
  const { aliases: _, synonyms: __, profile: ___, ...rest } = withBaseline(scenario, grammarOf(scenario));
  return { ...rest, ...grammarOf(baseline) };
}
