import type { CallCode } from '../finding.ts';
import { call, type Entry, MOVE, NUMBER, scenario, schema, TEXT } from './entry.ts';

const EDIT = { edit_file: schema({ path: TEXT, old: TEXT, new: TEXT }) };
const EDIT_ALIASES = { edit_file: { old_string: 'old', new_string: 'new', replacement: 'new' } };

type RepairCode = Extract<
  CallCode,
  | 'declared-order'
  | 'rival-keys'
  | 'shadowed-synonym'
  | 'misfit'
  | 'dropped-key'
  | 'overridden-key'
  | 'another-reading'
>;

/** Hazards: what may be wrong with a repair. */
export const REPAIRS: Readonly<Record<RepairCode, Entry>> = {
  'declared-order': {
    title: 'Bound in another order than declared',
    text: 'Values that came without names are zipped with the parameters. The original takes the parameters sorted by the bytes of their names, while a model that leaves names out usually keeps the order in which the schema declares them. Where the two orders give different results, the repair is probably wrong, and types cannot show it when both parameters take the same. Name the values in the call, or repair only what is safe: then the declared order is used.',
    example: scenario(MOVE, [call('move_file', '{"_positional": ["drafts/q3.md", "archive/q3.md"]}')]),
  },
  'rival-keys': {
    title: 'Two keys for one parameter',
    text: 'Two known synonyms in one call claim the same parameter, or a synonym does that stands beside the parameter written as `named:…`. Only one value can arrive under its name. Here the later key of the call wins; the original picks one by the order of a hash map, so its result may differ from run to run. Safe repairs refuse such a call. Send the value once, under the parameter’s own name.',
    example: scenario(
      EDIT,
      [call('edit_file', '{"path": "a.ts", "old": "x", "new_string": "y", "replacement": "z"}')],
      { aliases: EDIT_ALIASES },
    ),
  },
  'shadowed-synonym': {
    title: 'A synonym beside the parameter itself',
    text: 'A known synonym was sent together with the parameter that it stands for. The parameter’s own name wins and the synonym stays as it is, so the tool gets both keys and one of the two values is not used. With different values nobody can tell which one was meant; with the same value the synonym can go.',
    example: scenario(
      EDIT,
      [call('edit_file', '{"path": "a.ts", "old": "x", "old_string": "w", "new": "y"}')],
      {
        aliases: EDIT_ALIASES,
      },
    ),
  },
  misfit: {
    title: 'A moved value of the wrong type',
    text: 'A repair gave a parameter a value whose JSON type it does not take: a text where a number is declared, for instance. The rung of the original looks at names only and does not notice. A value of the wrong type is a strong sign that it was meant for another parameter. Safe repairs move no such value.',
    example: scenario({ pay: schema({ amount: NUMBER, to: TEXT }) }, [
      call('pay', '{"_positional": ["Ann", 20]}'),
    ]),
  },
  'dropped-key': {
    title: 'Keys dropped beside values without names',
    text: 'When the original names values that came without names, the new arguments hold these values and nothing else: every other key of the call is dropped without a word. Safe repairs keep all other keys.',
    example: scenario(MOVE, [call('move_file', '{"_positional": ["a.md", "b.md"], "overwrite": true}')]),
  },
  'overridden-key': {
    title: 'A named value overridden',
    text: 'A parameter was sent by name, and values without names were sent as well, as many as there are parameters. The original gives each parameter one of the values without names, so what was sent by name is lost. Safe repairs fill only parameters that are not given yet.',
    example: scenario(MOVE, [call('move_file', '{"source": "a.md", "_positional": ["b.md", "c.md"]}')]),
  },
  'another-reading': {
    title: 'Another reading would fit as well',
    text: 'The values without names fit their parameters, and they would fit in another way too: two of them could change places, or a parameter that stayed empty would take one. So nothing in the call proves that the order was the one that was meant. That is a hint about every such repair, right ones included. It is a warning where every tool of the list declares its parameters alphabetically, since then a machine sorted them and the declared order is nobody’s choice.',
    example: scenario({ greet: schema({ first_name: TEXT, last_name: TEXT }) }, [
      call('greet', '{"_positional": ["Ada", "Lovelace"]}'),
    ]),
  },
};
