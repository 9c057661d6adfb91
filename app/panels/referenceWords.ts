/** What outcomes, verdicts, gates and the two ways to repair mean. */

interface Topic {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly code?: string;
}

export const OUTCOMES: readonly Topic[] = [
  {
    id: 'passes',
    title: 'Passes',
    code: 'DEFER',
    text: 'The tool is known, nothing required is missing, and neither a rule nor the schema objects. The call goes on as it is. Until values are checked the sentence below the headline says so.',
  },
  {
    id: 'passes-with-problems',
    title: 'Passes, with problems',
    code: 'DEFER',
    text: 'The grammar lets the call through, but there are errors or warnings: the tool may refuse it, or do something else than was meant. A hint is no problem.',
  },
  {
    id: 'not-checked',
    title: 'Not checked',
    code: 'DEFER',
    text: 'No tool of that name was pasted, or its schema could not be loaded. The rung fails open: the call goes on unexamined, and that is no approval.',
  },
  {
    id: 'repaired',
    title: 'Repaired',
    code: 'TRANSFORM',
    text: 'Something required was missing under its name. Renaming known synonyms, or giving names to values that came without, makes the call complete, and the new arguments go on.',
  },
  {
    id: 'repaired-probably-wrong',
    title: 'Repaired, probably wrong',
    code: 'TRANSFORM',
    text: 'The call was repaired, and there is a hazard: a value has the wrong type for the name it was given, a value was lost, the declared order would have bound the values otherwise, or the schema refuses the new arguments.',
  },
  {
    id: 'sent-back',
    title: 'Sent back',
    code: 'DENY',
    text: 'Something required is missing and no repair gives it. The model is told what is missing and can send the call again.',
  },
];

export const VERDICTS: readonly Topic[] = [
  {
    id: 'defer',
    title: 'DEFER',
    text: 'The rung has nothing to say against the call and leaves it to whoever comes next. It never counts as an approval, and moves no counter of the rung. Its reason is always `NONE`.',
  },
  {
    id: 'transform',
    title: 'TRANSFORM',
    text: 'The call goes on with new arguments. They are made of slices of the call’s own text, so numbers and strings keep their exact digits and escapes. Its reason is `MISROUTE`: the values were there, under the wrong names.',
  },
  {
    id: 'deny',
    title: 'DENY',
    text: 'The call goes back to the model with what is missing. Its reason is `MISROUTE`; a model can fix it by sending the missing arguments.',
  },
];

export const GATES: readonly Topic[] = [
  {
    id: 'gate-grammar',
    title: 'Tool known?',
    text: 'Has a grammar been loaded for a tool of exactly this name? If not, the call is let through unexamined. A grammar is the parameter names, which of them are required, and the synonyms that are known; nothing else of a schema is read.',
  },
  {
    id: 'gate-well-formed',
    title: 'Everything required there?',
    text: 'A required parameter counts as present under its own name or as `named:…` before it, whatever its value. Arguments that are empty, `null` or no JSON object count as `{}`. If nothing is missing, the call passes.',
  },
  {
    id: 'gate-alias',
    title: 'Do synonyms close every gap?',
    text: 'Each key that is a known synonym takes its parameter’s name, unless that is there already; chains are not followed. The renames are used only if nothing is missing any more afterwards.',
  },
  {
    id: 'gate-positional',
    title: 'Do unnamed values fit?',
    text: 'A call may send values without names, as a list under `_positional`. If there are exactly as many as the tool has parameters, each value gets a name (a zip). fak takes the parameters in the sorted order of their names, and drops all other keys.',
  },
  {
    id: 'gate-otherwise',
    title: 'Otherwise',
    text: 'No gate decided for the call, so it is sent back.',
  },
];

export const PROFILES: readonly Topic[] = [
  {
    id: 'profile-fak',
    title: 'As fak does',
    code: 'fak',
    text: 'Decides exactly as the original implementation does. What may be wrong with a repair is shown beside the verdict, and never changes it.',
  },
  {
    id: 'profile-sound',
    title: 'Only safe ones',
    code: 'sound',
    text: 'The same gates, but a repair is made only where nothing about it is a guess: values are named in the declared order and must have the right type, no value is lost or overwritten, and no two keys claim one parameter. Otherwise the call is sent back, with the reason. Arguments that are no JSON object are sent back too.',
  },
  {
    id: 'parity',
    title: 'The content address',
    text: 'The first 24 digits of the SHA-256 of a grammar, written as compact JSON. Two tools with the same grammar share one entry, so the number of grammars may be smaller than that of tools.',
  },
];
