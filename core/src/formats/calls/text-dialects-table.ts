/** What may stand behind an opening. Values in it that are no JSON are translated. */
export type Body =
  /** Calls as JSON: `{"name": …, "arguments": …}`, several, or a list of them. `keyed`: `{"tool": {…}}` as well. */
  | { readonly kind: 'json'; readonly keyed?: true }
  /** `create_user("alice", age=3)`, several, or a list of them. */
  | { readonly kind: 'python' }
  /** A name, then JSON arguments behind `upTo`. `numbered`: `:0` may stand behind the name. */
  | { readonly kind: 'named'; readonly before?: string; readonly upTo: string; readonly numbered?: true }
  /** A name, then `nameEnd`, then pairs of a key and a value between tags. `bare`: the name may be all. */
  | { readonly kind: 'tags'; readonly nameEnd: string; readonly pair: Pair; readonly bare?: true }
  /** A name, then `{key:value}` with keys that have no quotes and strings between two of `quote`. */
  | { readonly kind: 'braces'; readonly quote: string };

/** How a key and its value are written, one behind the other. */
export interface Pair {
  readonly key: string;
  readonly keyEnd: string;
  /** Attributes may stand before it. */
  readonly value: string;
  readonly valueEnd: string;
}

/**
 * A way in which models write calls into their text. One that holds nothing of its own is a wrapper around another.
 */
export interface Dialect {
  readonly open: string;
  readonly close: readonly string[];
  readonly holds: readonly Body[];
  /** The opening is an ordinary word: where no call follows it, nothing needs to be said. */
  readonly word?: true;
  /**
   * Calls of tools that were not offered are no calls; `surely`: nor are calls while the tools are not known, or
   * with anything else around them.
   */
  readonly offered?: true | 'surely';
}

const JSON_CALLS: Body = { kind: 'json' };
const PYTHON: Body = { kind: 'python' };

/** `<function=f><parameter=a>1</parameter></function>` */
const EQUALS: Pair = { key: '<parameter=', keyEnd: '>', value: '', valueEnd: '</parameter>' };
/** `<arg_key>a</arg_key><arg_value>1</arg_value>` */
const ARG_KEY: Pair = {
  key: '<arg_key>',
  keyEnd: '</arg_key>',
  value: '<arg_value>',
  valueEnd: '</arg_value>',
};

/** `<invoke name="f"><parameter name="a">1</parameter></invoke>`, with what stands before the names of the tags. */
function invoke(prefix: string, tag = 'invoke', params: readonly string[] = ['parameter']): Dialect {
  const pairs = params
    .map((param) => `${prefix}${param}`)
    .map((param): Pair => ({ key: `<${param} name="`, keyEnd: '"', value: '>', valueEnd: `</${param}>` }));
  return {
    open: `<${prefix}${tag} name="`,
    close: [`</${prefix}${tag}>`],
    holds: pairs.map((pair) => ({ kind: 'tags', nameEnd: '">', pair })),
  };
}

/** The dialects that are read. A new one is a row here and a case in its test. */
export const DIALECTS: readonly Dialect[] = [
  // JSON behind a marker.
  {
    open: '<tool_call>',
    close: ['</tool_call>'],
    holds: [JSON_CALLS, { kind: 'tags', nameEnd: '', pair: ARG_KEY, bare: true }],
  },
  { open: '<tool_calls>', close: ['</tool_calls>'], holds: [JSON_CALLS] },
  { open: '<function_call>', close: ['</function_call>'], holds: [JSON_CALLS] },
  { open: '<function_calls>', close: ['</function_calls>'], holds: [JSON_CALLS, PYTHON] },
  { open: '<TOOLCALL>', close: ['</TOOLCALL>'], holds: [JSON_CALLS] },
  { open: '<longcat_tool_call>', close: ['</longcat_tool_call>'], holds: [JSON_CALLS] },
  { open: '<|tool_call|>', close: ['<|/tool_call|>'], holds: [JSON_CALLS] },
  { open: '<|function_call|>', close: [], holds: [JSON_CALLS] },
  { open: '<|START_ACTION|>', close: ['<|END_ACTION|>'], holds: [JSON_CALLS] },
  { open: '<|action_start|><|plugin|>', close: ['<|action_end|>'], holds: [JSON_CALLS], offered: true },
  { open: '<|tools_prefix|>', close: ['<|tools_suffix|>'], holds: [{ kind: 'json', keyed: true }] },
  { open: 'function call<|role_sep|>', close: [], holds: [JSON_CALLS] },
  { open: 'functools', close: [], holds: [JSON_CALLS], word: true },
  { open: '```tool_call', close: ['```'], holds: [JSON_CALLS] },
  {
    open: '[TOOL_CALLS]',
    close: ['[/TOOL_CALLS]'],
    holds: [JSON_CALLS, { kind: 'named', upTo: '[ARGS]' }],
  },

  // Python.
  { open: '<|python_tag|>', close: ['<|eom_id|>', '<|eot_id|>'], holds: [JSON_CALLS, PYTHON] },
  { open: '<|python_start|>', close: ['<|python_end|>'], holds: [JSON_CALLS, PYTHON] },
  { open: '<|tool_call_start|>', close: ['<|tool_call_end|>'], holds: [JSON_CALLS, PYTHON] },
  { open: '```tool_code', close: ['```'], holds: [PYTHON] },
  { open: '```python', close: ['```'], holds: [PYTHON], word: true, offered: 'surely' },

  // A name, then JSON arguments.
  {
    open: '<function=',
    close: ['</function>'],
    holds: [
      { kind: 'named', upTo: '>' },
      { kind: 'tags', nameEnd: '>', pair: EQUALS },
    ],
  },
  {
    open: '<｜tool▁call▁begin｜>',
    close: ['<｜tool▁call▁end｜>'],
    holds: [
      { kind: 'named', before: 'function<｜tool▁sep｜>', upTo: '\n' },
      { kind: 'named', upTo: '<｜tool▁sep｜>' },
    ],
  },
  {
    open: '<|tool_call_begin|>',
    close: ['<|tool_call_end|>'],
    holds: [{ kind: 'named', before: 'functions.', upTo: '<|tool_call_argument_begin|>', numbered: true }],
  },
  {
    open: 'to=functions.',
    close: ['<|call|>'],
    holds: [{ kind: 'named', upTo: '<|message|>' }],
    word: true,
  },
  { open: '>>>', close: [], holds: [{ kind: 'named', upTo: '\n' }], word: true },
  { open: 'Action:', close: [], holds: [{ kind: 'named', upTo: 'Action Input:' }], word: true },

  // Tags.
  invoke(''),
  invoke('antml:'),
  invoke('minimax:'),
  invoke('steptml:'),
  invoke('｜DSML｜'),
  invoke('', 'function', ['parameter', 'param']),

  // Braces.
  {
    open: '<|tool_call>call:',
    close: ['<tool_call|>'],
    holds: [{ kind: 'braces', quote: '<|"|>' }],
  },
  {
    open: '<start_function_call>call:',
    close: ['<end_function_call>'],
    holds: [{ kind: 'braces', quote: '<escape>' }],
  },

  // Wrappers.
  { open: '<seed:tool_call>', close: ['</seed:tool_call>'], holds: [] },
  { open: '<minimax:tool_call>', close: ['</minimax:tool_call>'], holds: [] },
  { open: '<｜DSML｜function_calls>', close: ['</｜DSML｜function_calls>'], holds: [] },
  { open: '<｜tool▁calls▁begin｜>', close: ['<｜tool▁calls▁end｜>'], holds: [] },
  { open: '<|tool_calls_section_begin|>', close: ['<|tool_calls_section_end|>'], holds: [] },
  { open: '<｜tool_calls_begin｜>', close: ['<｜tool_calls_end｜>'], holds: [] },
  { open: '<｜tool_call_begin｜>function<｜tool_sep｜>', close: ['<｜tool_call_end｜>'], holds: [] },
  { open: '<|message_sep|>', close: [], holds: [] },
];

/** A part of a text that may show calls, but makes none. */
export interface Aside {
  readonly open: string;
  readonly close: string;
  /** What it is, in a sentence. */
  readonly what: string;
  /** Without its closing it goes on to the end of the text; else its opening is text. */
  readonly endless?: true;
}

/** Thoughts, instructions, tools that are offered, and what tools answered. */
export const ASIDES: readonly Aside[] = [
  { open: '<|im_start|>system', close: '<|im_end|>', what: 'instructions' },
  { open: '<|im_start|>user', close: '<|im_end|>', what: 'words of the user' },
  { open: '<|start_header_id|>system<|end_header_id|>', close: '<|eot_id|>', what: 'instructions' },
  { open: '<|start_header_id|>user<|end_header_id|>', close: '<|eot_id|>', what: 'words of the user' },
  { open: '<think>', close: '</think>', what: 'thoughts', endless: true },
  { open: '<thinking>', close: '</thinking>', what: 'thoughts', endless: true },
  { open: '[THINK]', close: '[/THINK]', what: 'thoughts', endless: true },
  { open: '<|START_THINKING|>', close: '<|END_THINKING|>', what: 'thoughts', endless: true },
  { open: '<tools>', close: '</tools>', what: 'tools that are offered' },
  { open: '[AVAILABLE_TOOLS]', close: '[/AVAILABLE_TOOLS]', what: 'tools that are offered' },
  { open: '<tool_response>', close: '</tool_response>', what: 'what a tool answered' },
  { open: '[TOOL_RESULTS]', close: '[/TOOL_RESULTS]', what: 'what a tool answered' },
  { open: '<function_results>', close: '</function_results>', what: 'what a tool answered' },
  { open: '<｜tool▁outputs▁begin｜>', close: '<｜tool▁outputs▁end｜>', what: 'what a tool answered' },
];

/** Languages of fenced blocks in which calls may stand in the open; a block in any other is code. */
export const FENCES: ReadonlySet<string> = new Set(['', 'json', 'jsonc', 'xml', 'text', 'plaintext']);

/** Thoughts that were opened before the text starts are closed in it all the same. */
export const ENDS_OF_THOUGHTS: ReadonlySet<string> = new Set(
  ASIDES.filter(({ endless }) => endless).map(({ close }) => close),
);

/** Rows by their opening. */
export const BY_OPENING: ReadonlyMap<string, Dialect> = new Map(
  DIALECTS.map((dialect) => [dialect.open, dialect]),
);

/** Openings that nothing else is likely to hold. */
export const OPENINGS = DIALECTS.filter(({ open, word }) => !word && !open.startsWith('```')).map(
  ({ open }) => open,
);

/** A pattern for all that closes a call. */
export const CLOSINGS = [...new Set(DIALECTS.flatMap(({ close }) => close))]
  .map((close) => (close === '```' ? '```(?!\\w)' : escaped(close)))
  .join('|');

/** A pattern for all that opens something or ends thoughts: a fence with its language, else the longest that fits. */
export const MARKERS = [
  '```[\\w+-]*',
  ...[...[...DIALECTS, ...ASIDES].map(({ open }) => open), ...ENDS_OF_THOUGHTS]
    .filter((marker) => !marker.startsWith('```'))
    .toSorted((a, b) => b.length - a.length)
    .map(escaped),
].join('|');

function escaped(marker: string): string {
  return marker.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
