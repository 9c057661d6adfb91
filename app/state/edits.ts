import type { Fields, Profile, Scenario } from '@rung/core';

export function withTitle(scenario: Scenario, title: string): Scenario {
  const { title: _, ...rest } = scenario;
  return title === '' ? rest : { ...rest, title };
}

export function withFields(scenario: Scenario, fields: Fields | undefined): Scenario {
  const { fields: _, ...rest } = scenario;
  return fields === undefined ? rest : { ...rest, fields };
}

/** The default is left out, as links leave it out. */
export function withProfile(scenario: Scenario, profile: Profile): Scenario {
  const { profile: _, ...rest } = scenario;
  return profile === 'fak' ? rest : { ...rest, profile };
}

/** Without the sentence that an example came with. */
export function withoutNote(scenario: Scenario): Scenario {
  const { note: _, ...rest } = scenario;
  return rest;
}

/** With the tools of another scenario, and what belongs to them. */
export function withToolsOf(
  scenario: Scenario,
  { tools, aliases, synonyms, profile = 'fak' }: Scenario,
): Scenario {
  return withProfile(
    {
      ...scenario,
      tools,
      ...(aliases === undefined ? {} : { aliases }),
      ...(synonyms === undefined ? {} : { synonyms }),
    },
    profile,
  );
}
