import type { CallCode } from '../finding.ts';
import { call, type Entry, scenario, schema, TEXT, textCall, WEATHER, WHOLE } from './entry.ts';
import type { REPAIRS } from './repairs.ts';

const GREP = { grep: schema({ pattern: TEXT, 'path?': TEXT }) };

/** What a call shows beside the hazards of a repair. */
export const CALLS: Readonly<Record<Exclude<CallCode, keyof typeof REPAIRS | 'not-json'>, Entry>> = {
  'no-grammar': {
    title: 'No tool of this name',
    text: 'The call names a tool that was not pasted, so nothing is known about its arguments. The rung fails open: it lets such a call through unexamined. The nearest name among the tools is given when there is exactly one; a prefix such as `functions.` or a suffix such as `:0`, which some runtimes add, is set aside for that.',
    example: scenario(WEATHER, [call('getWeather', '{"city": "Oslo"}')]),
  },
  'cut-off': {
    title: 'Cut off',
    text: 'The arguments end in the middle: all brackets and quotes that are open would have to be closed to make them JSON. Most of the time the reply reached its limit of tokens. To the rung the call looks like one without arguments, so a model that is told what is missing writes the same long call again and runs out again. Ask it for a shorter call instead.',
    example: scenario({ save_page: schema({ path: TEXT, html: TEXT }) }, [
      textCall('save_page', '{"path": "q3.html", "html": "<h1>Third quarter</h1><p>Revenue rose'),
    ]),
  },
  'double-encoded': {
    title: 'Encoded twice',
    text: 'The arguments are a JSON string, and the text inside it is the object. Somewhere the object was turned into text twice. The rung reads a string as no arguments at all.',
    example: scenario(WEATHER, [textCall('get_weather', '"{\\"city\\": \\"Oslo\\"}"')]),
  },
  'bare-array': {
    title: 'A list in place of an object',
    text: 'The arguments are a list of values. The rung looks for values without names under the key `_positional` of an object; a bare list counts as no arguments. Name the values, or send the list under `_positional`.',
    example: scenario(WEATHER, [call('get_weather', '["Oslo", 3]')]),
  },
  'not-an-object': {
    title: 'Not an object',
    text: 'The arguments are a single value: a number, a text, `true`. Arguments are an object with named values; anything else counts as no arguments, so the call is sent back or, where nothing is required, goes through with a value that the tool cannot use. Safe repairs refuse it in any case.',
    example: scenario(WEATHER, [call('get_weather', '42')]),
  },
  wrapped: {
    title: 'One level too deep',
    text: 'The arguments stand inside a key that the tool does not declare, such as `arguments`, `input`, or the name of the tool. The rung looks at the top level only and finds everything missing. It is told when that key holds all that is missing, or when it is one of the usual wrappers and holds declared names only; a declared parameter of such a name is never taken for a wrapper.',
    example: scenario(WEATHER, [call('get_weather', '{"arguments": {"city": "Oslo", "days": 3}}')]),
  },
  'duplicate-key': {
    title: 'A key stands more than once',
    text: 'JSON does not say which value counts when a key stands twice; most readers take the last, some the first, some refuse. With different values the call has two meanings, which is an error; with equal values it is a warning. Safe repairs never touch such a call, since one of the values would be lost.',
    example: scenario(WEATHER, ['{"tool": "get_weather", "args": {"city": "Oslo", "city": "Bergen"}}']),
  },
  'idle-positional': {
    title: 'Values without names that nothing uses',
    text: 'Nothing required is missing, so the rung lets the call through unchanged, `_positional` included: the tool itself would get a key of that name and probably refuse or ignore it. A well-formed call is never changed, whatever the profile.',
    example: scenario(WEATHER, [call('get_weather', '{"city": "Oslo", "_positional": [3]}')]),
  },
  'idle-synonym': {
    title: 'A known synonym that is not renamed',
    text: 'The call has a known synonym of an optional parameter. Synonyms are renamed only when something required is missing; here nothing is, so the key stays and the tool will probably ignore it. A search over one folder silently becomes a search over everything. An alias cannot help; the call has to use the parameter’s own name.',
    example: scenario(GREP, [call('grep', '{"pattern": "TODO", "file_path": "src"}')], {
      aliases: { grep: { file_path: 'path' } },
    }),
  },
  'named-key': {
    title: 'A key written as `named:…`',
    text: 'To the rung, `named:city` is as good as `city`. The tool gets the key as it was written, looks for `city`, and does not find it. Beside the parameter’s own key it is only a warning.',
    example: scenario(WEATHER, [call('get_weather', '{"named:city": "Oslo"}')]),
  },
  'null-required': {
    title: 'A required parameter given as null',
    text: 'A required parameter is there, so the rung is content, but its value is `null` and its type does not take that. Type unions, `nullable`, `anyOf`, `enum` and local references are looked at before this is said.',
    example: scenario(WEATHER, [call('get_weather', '{"city": null}')]),
  },
  'json-in-string': {
    title: 'JSON inside a text',
    text: 'The value is a text that contains a list or an object, where the parameter takes the list or the object itself. When the parameter takes no text at all, the call will fail: an error. When it takes both, it may be what was meant: a warning.',
    example: scenario({ tag: schema({ id: TEXT, tags: { type: 'array', items: TEXT } }) }, [
      call('tag', '{"id": "p-7", "tags": "[\\"sea\\", \\"dusk\\"]"}'),
    ]),
  },
  'unknown-key': {
    title: 'A key that is no parameter',
    text: 'The tool declares its parameters, and this key is none of them. The nearest parameter that is not given yet is named when it is surely meant: equal but for case and separators, a letter or two apart in a longer name, or with the same words. It is a warning, because many tools ignore further keys, and an error where the schema allows none (`additionalProperties: false`). Nothing is said where the schema welcomes other keys or may declare parameters out of sight.',
    example: scenario({ open_ticket: schema({ title: TEXT, 'assignee?': TEXT }) }, [
      call('open_ticket', '{"title": "Printer on fire", "asignee": "sam"}'),
    ]),
  },
  'lost-digits': {
    title: 'A number that a double cannot hold',
    text: 'JSON numbers have any number of digits; most readers keep them as doubles, which have about sixteen. This number comes out as another one there, which turns an identifier into somebody else’s. Here every digit is kept as it was sent, in repairs too. Send long identifiers as text.',
    example: scenario({ delete_note: schema({ id: WHOLE }) }, [
      call('delete_note', '{"id": 612345678901234567}'),
    ]),
  },
  'control-characters': {
    title: 'A path that lost its backslashes',
    text: 'Behind a drive letter and its colon stands a control character, as when `C:\\temp` was written without doubling the backslash: `\\t` is a tab in JSON. The text is valid, so nothing else will notice.',
    example: scenario({ read_file: schema({ path: TEXT }) }, [
      call('read_file', '{"path": "C:\\temp\\notes.md"}'),
    ]),
  },
};
