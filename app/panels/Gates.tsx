import { type DenyCause, type Gate, quote, quoteList } from '@rung/core';
import type { DetailView } from '../engine/protocol.ts';
import { Names } from '../ui/Names.tsx';
import { count } from '../ui/words.ts';
import './Gates.css';

type GateName = Gate['gate'];
type WellFormed = Extract<Gate, { gate: 'well-formed' }>;

const question: Record<GateName, string> = {
  grammar: 'Tool known?',
  'well-formed': 'Everything required there?',
  alias: 'Do synonyms close every gap?',
  positional: 'Do unnamed values fit?',
  otherwise: 'Otherwise',
};

const ASKED_IN_ORDER: readonly GateName[] = ['grammar', 'well-formed', 'alias', 'positional'];

/** The ladder: each gate that was asked with what it found; the one that decided is heavy. */
export default function Gates({ detail }: { detail: DetailView }) {
  const { gates } = detail.explanation;
  const asked = new Map(gates.map((gate) => [gate.gate, gate]));
  const names = asked.has('otherwise') ? [...ASKED_IN_ORDER, 'otherwise' as const] : ASKED_IN_ORDER;
  return (
    <section className="sec">
      <div className="shead">
        <h3>Gates</h3>
      </div>
      <ol className="ladder" data-testid="gates">
        {names.map((name) => {
          const gate = asked.get(name);
          return (
            <li
              key={name}
              className={`gate ${gate === undefined ? 'never' : gate.decides ? `here v-${detail.verdict.kind}` : ''}`}
            >
              <span className="gate-rung" />
              <span className="gate-question">{question[name]}</span>
              <span className="gate-answer">{gate === undefined ? 'not asked' : answer(gate)}</span>
              <span className="gate-evidence">
                {gate !== undefined && <Names text={evidence(gate, detail.tool)} />}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function answer(gate: Gate): string {
  switch (gate.gate) {
    case 'grammar':
      return gate.decides ? 'no, decides' : 'yes';
    case 'well-formed':
      return gate.decides ? 'yes, decides' : gate.missing.length > 0 ? 'no, missing' : 'no';
    case 'alias':
      return gate.decides ? 'yes, decides' : 'no';
    case 'positional':
      if (gate.decides) return 'yes, decides';
      return gate.sent === 'none' ? 'none sent' : 'no';
    case 'otherwise':
      return 'decides';
    default:
      return gate satisfies never;
  }
}

/** What was looked for and what was found. */
function evidence(gate: Gate, tool: string | undefined): string {
  switch (gate.gate) {
    case 'grammar':
      if (!gate.decides) return `${count(gate.params, 'parameter')}, ${gate.required} required`;
      return tool === undefined ? 'the call names no tool' : `no grammar for ${quote(tool)}`;
    case 'well-formed':
      if (gate.missing.length === 0)
        return gate.decides ? `${readAs[gate.args]}nothing required is missing` : malformed[gate.args];
      return readAs[gate.args] + quoteList(gate.missing);
    case 'alias': {
      const renames = gate.renames
        .map(({ from, to }) => `${quote(from)}\u00a0→\u00a0${quote(to)}`)
        .join(', ');
      if (gate.decides) return renames;
      if (gate.renames.length > 0) return `${renames}, which leaves ${quoteList(gate.stillMissing)} missing`;
      const shadowed = gate.shadowed.map(({ from }) => from);
      return shadowed.length === 0
        ? 'no key of the call is a known synonym'
        : `${quoteList(shadowed)} stays, its parameter is there already`;
    }
    case 'positional':
      if (gate.sent === 'none') return `the call has no ${quote('_positional')}`;
      if (gate.sent === 'not-a-list') return `${quote('_positional')} holds no list`;
      return `${count(gate.sent, 'value')} for ${gate.accepted.join(' or ')} ${gate.accepted.at(-1) === 1 ? 'parameter' : 'parameters'}`;
    case 'otherwise':
      return causes[gate.cause];
    default:
      return gate satisfies never;
  }
}

/** Why there is no repair. */
const causes = {
  missing: 'no repair gives what is missing',
  arity: 'no repair: the number of values does not fit',
  order: 'no repair: which value belongs where is a guess',
  type: 'no repair: a value would have the wrong type',
  ambiguous: 'no repair: two keys claim one parameter',
  loss: 'no repair: a value would be lost',
  malformed: 'the arguments are no JSON object',
} as const satisfies Record<DenyCause, string>;

const malformed = {
  object: '',
  empty: '',
  null: '',
  'not-an-object': 'the arguments are no object',
  'not-json': 'the arguments are not JSON',
} as const satisfies Record<WellFormed['args'], string>;

const readAs = {
  object: '',
  empty: 'no arguments: ',
  null: 'null counts as no arguments: ',
  'not-an-object': 'no object counts as no arguments: ',
  'not-json': 'not JSON counts as no arguments: ',
} satisfies Record<WellFormed['args'], string>;
