import type { ReadCode } from '../finding.ts';
import { call, type Entry, MOVE, scenario, schema, TEXT, textCall, WEATHER } from './entry.ts';

/** Problems with a text, an entry in it, or the document. */
export const READING: Readonly<Record<ReadCode, Entry>> = {
  'not-json': {
    title: 'Not JSON',
    text: 'The text, or the arguments of a call, stop being JSON at the place that is marked; what could have stood there is said. Entries before and after it are read all the same. Arguments that are no JSON count as none to the rung. Where a mechanical repair gives an object, a fix shows it; it is never made silently, since it may not be what was meant. A code fence, several objects in a row, a missing beginning and a call in a model’s own dialect are told as such.',
    example: scenario(WEATHER, [textCall('get_weather', '{"city": "Oslo",}')]),
  },
  'not-understood': {
    title: 'Not understood',
    text: 'This part is JSON, but not in any form of tool or call that is read here. It is listed with its place and otherwise left alone; nothing is made up from it.',
    example: scenario(WEATHER, ['{"question": "Weather in Oslo?"}', call('get_weather', '{"city": "Oslo"}')]),
  },
  'no-tools': {
    title: 'No tool in this',
    text: 'The text is understood and holds no tool: an empty list, for instance. Calls are then not checked.',
    example: scenario('[]', []),
  },
  'no-calls': {
    title: 'No call in this',
    text: 'The text is understood and holds no tool call, so there is nothing to decide.',
    example: scenario(WEATHER, ['[]']),
  },
  'no-tool-name': {
    title: 'A call without a tool’s name',
    text: 'The text has arguments, but does not say which tool is called. With one tool they are taken for a call of it; with several nobody can tell, so the call is not checked.',
    example: scenario({ ...WEATHER, ...MOVE }, ['{"city": "Oslo"}']),
  },
  'duplicate-tool': {
    title: 'Two tools of one name',
    text: 'Tools register in the order of the text, and a later one of the same name takes the earlier one’s place. The last that loads holds; the others are not used.',
    example: scenario(
      JSON.stringify([
        { name: 'get_weather', inputSchema: schema({ city: TEXT }) },
        { name: 'get_weather', inputSchema: schema({ place: TEXT }) },
      ]),
      [],
    ),
  },
  'tool-not-loaded': {
    title: 'A schema that cannot be loaded',
    text: 'The schema has a form that cannot be turned into a grammar, so nothing is registered for this tool and all its calls pass unexamined. For the original a list of types is enough. Safe repairs load type unions, boolean property schemas and local references; only what is no schema at all is left.',
    example: scenario({ find_orders: schema({ status: { type: ['string', 'null'] } }) }, [
      call('find_orders', '{"staus": "open"}'),
    ]),
  },
  'alias-of-absent-tool': {
    title: 'Aliases of a tool that is not there',
    text: 'The document holds aliases for a tool that was not pasted. They are kept, in case the tool comes back, and do nothing meanwhile.',
    example: scenario(WEATHER, [], { aliases: { getWeather: { town: 'city' } } }),
  },
  'rival-groups': {
    title: 'Two groups of synonyms disagree',
    text: 'A group of synonyms counts for every tool that declares exactly one of its names. Here two groups send the same key to different parameters of one tool, so the key is left out. An alias of the tool itself settles it.',
    example: scenario({ copy: schema({ path: TEXT, target: TEXT }) }, [], {
      synonyms: [
        ['path', 'file'],
        ['target', 'file'],
      ],
    }),
  },
  credentials: {
    title: 'Credentials in the text',
    text: 'A request that was copied as cURL, or a network log (HAR), holds headers, cookies, passwords or keys in addresses that let somebody in. Nothing here reads them, but they are part of the text, so a link or a file of it would hold them. The fix puts `removed` in their place. What is pasted or dropped as such a text loses them before it reaches the box.',
    example: scenario(WEATHER, [
      `curl https://api.example/v1 -H 'authorization: Bearer sk-1' --json '${call('get_weather', '{"city": "Oslo"}')}'`,
    ]),
  },
  'unknown-keys': {
    title: 'Keys of a newer document',
    text: 'The document has keys that this version does not know, probably from a newer one. They are kept and written again with it, and not used.',
    example: scenario(WEATHER, [], { unknown: { schedule: '"daily"' } }),
  },
};
