import type { ToolCode, ToolListCode } from '../finding.ts';
import { type Entry, MOVE, scenario, schema, TEXT, WEATHER, WHOLE } from './entry.ts';

const UNION = { find_orders: schema({ customer: TEXT, status: { type: ['string', 'null'] } }) };

/** What tools show without any call. */
export const TOOLS: Readonly<Record<ToolCode | ToolListCode, Entry>> = {
  'original-cannot-load': {
    title: 'The original cannot load this schema',
    text: 'Safe repairs load type unions, boolean property schemas and local references. The original loads none of them: it registers nothing for such a tool, and every call of it passes unexamined. Worth knowing for whoever runs the original.',
    example: scenario(UNION, [], { profile: 'sound' }),
  },
  'hidden-params': {
    title: 'Parameters out of sight',
    text: 'A grammar is made of the entries of `properties` at the root of the schema. Parameters that stand behind a root-level `$ref`, `allOf`, `anyOf` or `oneOf` are not seen: they are not asked for, not counted, not filled. Safe repairs follow a local `$ref` where the root has no parameters of its own.',
    example: scenario(
      {
        create_user: {
          type: 'object',
          properties: { name: TEXT },
          required: ['name'],
          allOf: [{ properties: { team: TEXT }, required: ['team'] }],
        },
      },
      [],
    ),
  },
  'undeclared-required': {
    title: 'Required, but not declared',
    text: '`required` lists a name that `properties` lacks. The original makes parameters of `properties` only, so it never asks for this one. Safe repairs take it for a parameter of any type, behind the others. Often a tool that cleans schemas has removed a parameter called `title` or `description`.',
    example: scenario(
      { save_panel: { type: 'object', properties: { board: TEXT }, required: ['board', 'title'] } },
      [],
    ),
  },
  'dangling-alias': {
    title: 'An alias that leads nowhere',
    text: 'The alias stands for a parameter that the tool does not have. The original renames the key all the same, whenever something else is missing; safe repairs never take it for a synonym.',
    example: scenario(WEATHER, [], { aliases: { get_weather: { town: 'place' } } }),
  },
  'shadowing-alias': {
    title: 'An alias of a key with a meaning of its own',
    text: 'The synonym is itself a parameter, or `_positional`, or begins with `named:`. In a call that lacks something, the original would move a value that was sent under its right name. Safe repairs never take such a key for a synonym.',
    example: scenario(MOVE, [], { aliases: { move_file: { source: 'destination' } } }),
  },
  'order-hazard': {
    title: 'Sorted otherwise than declared',
    text: 'The original keeps parameters sorted by the bytes of their names and gives values without names out in that order. This schema declares another one, so such a repair binds values to the wrong names, unless they happen to be sent in sorted order. Over real calls in declared order that is the case for nearly two in three. Safe repairs use the declared order.',
    example: scenario(MOVE, []),
  },
  'order-disagrees': {
    title: 'Two orders in one schema',
    text: '`required` lists its names in another order than `properties` declares them, so it is not evident in which order values without names would come. Safe repairs bind such a list only when the types leave one way to do it.',
    example: scenario(
      {
        move_file: {
          type: 'object',
          properties: { source: TEXT, destination: TEXT },
          required: ['destination', 'source'],
        },
      },
      [],
    ),
  },
  'alike-neighbours': {
    title: 'Neighbours of one type',
    text: 'Two parameters stand side by side and take the same type. If their values came without names and in the wrong order, nothing could notice. No fault of the schema; a reason to ask for names.',
    example: scenario(MOVE, []),
  },
  'never-refuses': {
    title: 'Requires nothing',
    text: 'No parameter is required, so nothing can be missing: the rung passes every call of this tool, whatever its arguments are, and repairs none. Safe repairs refuse only arguments that are no JSON object.',
    example: scenario({ list_regions: schema({ 'verbose?': { type: 'boolean' } }) }, []),
  },
  'optional-in-arity': {
    title: 'Optional parameters count',
    text: 'The original names values only when there are exactly as many as parameters, optional ones included; the arity of a call is the number of all parameters. A call that leaves out an optional value at the end is sent back. Safe repairs also take as many values as are required.',
    example: scenario({ get_weather: schema({ city: TEXT, 'days?': WHOLE }) }, []),
  },
  'sorted-list': {
    title: 'A list that a machine sorted',
    text: 'Every tool declares its parameters in alphabetical order. For a list of some size that is no accident (the chance is below one in a million), so the order is nobody’s choice and says nothing about the order of values without names. A repair of such values is marked as doubtful wherever the types leave more than one reading.',
    example: scenario(
      {
        create_issue: schema({ body: TEXT, labels: TEXT, owner: TEXT, repo: TEXT, title: TEXT }),
        list_issues: schema({ labels: TEXT, owner: TEXT, page: TEXT, repo: TEXT, since: TEXT, state: TEXT }),
        merge: schema({ method: TEXT, owner: TEXT, pull_number: TEXT, repo: TEXT, title: TEXT }),
      },
      [],
    ),
  },
  'sibling-names': {
    title: 'One concept under several spellings',
    text: 'Two tools of the list, or one, spell the same name differently: `perPage` here and `per_page` there. Models carry names over from tool to tool, so calls with the wrong spelling will come. Rename one of them, or add an alias.',
    example: scenario(
      { list_users: schema({ perPage: WHOLE }), list_teams: schema({ per_page: WHOLE }) },
      [],
    ),
  },
};
