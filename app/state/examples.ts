/** The examples that come with the page, as files beside it. */
export interface Example {
  /** Its file in `examples/`, and its name in `#example=`. */
  readonly id: string;
  readonly title: string;
  readonly line: string;
}

export const FIRST_VISIT = 'four-outcomes';

export const EXAMPLES: readonly Example[] = [
  { id: 'four-outcomes', title: 'Four calls, four outcomes', line: 'One of each kind' },
  { id: 'backwards-move', title: 'The move that goes backwards', line: 'No type check can see it' },
  { id: 'passes-but-wrong', title: 'Passes, and is still wrong', line: 'What names cannot show' },
  { id: 'two-names', title: 'Two names for one argument', line: "Somebody's value is lost" },
];

export const RULES: readonly Example[] = [
  { id: 'exact-zip', title: 'Exact zip', line: '3 values for 3 parameters' },
  { id: 'too-many-values', title: 'Too many values', line: '4 values for 3 parameters' },
  { id: 'fail-open', title: 'Fail open', line: 'A tool without a grammar' },
  { id: 'well-formed', title: 'Well-formed', line: 'Nothing to do, nothing counted' },
  { id: 'synonyms-renamed', title: 'Synonyms renamed', line: '`from` and `to` find their names' },
  { id: 'not-enough', title: 'Not enough', line: 'A rename that leaves a gap' },
  { id: 'one-grammar', title: 'Two tools, one grammar', line: 'Same shape, same address' },
  { id: 'names-that-bite', title: 'Names that bite', line: '`__proto__` is a name like any other' },
];
