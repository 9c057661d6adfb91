import type { Gate } from '@rung/core';
import type { ReactNode } from 'react';
import type { DetailView } from '../engine/protocol.ts';
import { count, shown } from '../ui/words.ts';
import './Gates.css';

type GateName = Gate['gate'];

const question: Record<GateName, string> = {
  grammar: 'Tool known?',
  'well-formed': 'Everything required there?',
  alias: 'Do synonyms close every gap?',
  positional: 'Do unnamed values fit?',
  otherwise: 'Otherwise',
};

const ASKED_IN_ORDER: readonly GateName[] = ['grammar', 'well-formed', 'alias', 'positional'];

/** The ladder: each gate that was asked with what it found; the one that decided is heavy. */
export function Gates({ detail }: { detail: DetailView }) {
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
              <span className="gate-evidence clip">{gate !== undefined && evidence(gate, detail.tool)}</span>
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

function evidence(gate: Gate, tool: string | undefined): ReactNode {
  switch (gate.gate) {
    case 'grammar':
      if (!gate.decides) return `${count(gate.params, 'parameter')}, ${gate.required} required`;
      return tool === undefined ? 'the call names no tool' : <>no grammar for {name(tool)}</>;
    case 'well-formed':
      return (
        <>
          {readAs[gate.args]}
          {gate.decides ? 'nothing required is missing' : <>missing {list(gate.missing)}</>}
        </>
      );
    case 'alias':
      if (gate.decides) return list(gate.renames.map(({ from, to }) => `${shown(from)} → ${shown(to)}`));
      if (gate.renames.length > 0)
        return (
          <>
            {list(gate.renames.map(({ from, to }) => `${shown(from)} → ${shown(to)}`))} leaves{' '}
            {list(gate.stillMissing)} missing
          </>
        );
      if (gate.shadowed.length > 0)
        return <>{list(gate.shadowed.map(({ from }) => from))} stays: its parameter is there already</>;
      return 'no key of the call is a known synonym';
    case 'positional':
      if (gate.sent === 'none') return <>the call has no {name('_positional')}</>;
      if (gate.sent === 'not-a-list') return <>{name('_positional')} holds no list</>;
      return `${count(gate.sent, 'value')} for ${count(gate.accepted[0] ?? 0, 'parameter')}`;
    case 'otherwise':
      return 'no repair gives what is missing';
    default:
      return gate satisfies never;
  }
}

const readAs = {
  object: '',
  empty: 'no arguments; ',
  null: 'null counts as no arguments; ',
  'not-an-object': 'no object, so no arguments; ',
  'not-json': 'not JSON, so no arguments; ',
} satisfies Record<Extract<Gate, { gate: 'well-formed' }>['args'], string>;

const NAMES_SHOWN = 8;

function list(names: readonly string[]): ReactNode {
  return (
    <>
      {names.slice(0, NAMES_SHOWN).map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and never move
        <span key={at}>
          {at > 0 && ', '}
          {name(text)}
        </span>
      ))}
      {names.length > NAMES_SHOWN && ` and ${names.length - NAMES_SHOWN} more`}
    </>
  );
}

function name(text: string): ReactNode {
  return <code>{shown(text)}</code>;
}
