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
  { id: 'path-family', title: 'path, file_path, filename', line: "The right value under a neighbour's name" },
  { id: 'passes-but-wrong', title: 'Passes, and is still wrong', line: 'What names cannot show' },
  { id: 'cut-off', title: 'Cut off at the token limit', line: 'Looks like missing arguments' },
  { id: 'json-in-a-string', title: 'JSON inside JSON', line: 'Wrapped once too often' },
  { id: 'two-names', title: 'Two names for one argument', line: "Somebody's value is lost" },
  { id: 'network-tab', title: 'Copied from the network tab', line: 'A streamed answer, as it is' },
  { id: 'python-call', title: 'A local model that writes Python', line: 'Values without names' },
  {
    id: 'nothing-checked',
    title: 'Green because nothing was checked',
    line: 'Two tools that let all through',
  },
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
