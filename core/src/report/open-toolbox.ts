import { mendJson } from '../findings/mend.ts';
import type { ReadTools } from '../formats/read-tools.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { lookWith } from './look.ts';
import { loadToolbox, type Toolbox } from './toolbox.ts';

const look = lookWith(mendJson);

/** Loads what was read, and looks at tools and calls by all rules. */
export function openToolbox(scenario: Scenario, read: ReadTools): Toolbox {
  return loadToolbox(scenario, read, look);
}
