import { quote, quoteList } from '@rung/core';
import type { Collision, MinedAlias } from '@rung/core/debug';
import { ArrowRight } from 'lucide';
import { Icon } from '../ui/Icon.tsx';
import { SeverityMark } from '../ui/Mark.tsx';
import { Names } from '../ui/Names.tsx';
import { count, shown } from '../ui/words.ts';
import { FixButton } from './FixButton.tsx';

interface Props {
  readonly alias: MinedAlias;
  readonly current: boolean;
  readonly onFixed: () => void;
}

/** A key that calls send for a parameter: how many do, what accepting it would come to, and what speaks against it. */
export function MinedRow({ alias, current, onFixed }: Props) {
  const { tool, synonym, param, collisions } = alias;
  return (
    <li className="mined">
      <div className="mined-pair">
        <code>{shown(synonym)}</code>
        <Icon of={ArrowRight} className="faint" size={14} aria-label="for" />
        <code>{shown(param)}</code>
        <span className="mined-tool muted clip" title={tool}>
          in <code>{shown(tool)}</code>
        </span>
      </div>
      <p className="muted num">
        {support(alias)} {alias.near ? 'The names are near.' : 'Nothing else is left for it.'}
      </p>
      <p className="num" data-effect>
        {effect(alias)}
      </p>
      {collisions.map((collision) => (
        <p key={collision.kind} className="mined-collision">
          <SeverityMark severity="warning" size={12} />
          <span>
            <Names text={inWords(collision, alias)} />
          </span>
        </p>
      ))}
      {changesNothing(alias) ? (
        <p className="muted">An alias does not help here: calls that pass are left as they are.</p>
      ) : (
        <FixButton
          fix={{
            title: `Accept ${quote(synonym)} for ${quote(param)}`,
            edits: [{ kind: 'alias', tool, synonym, param }],
          }}
          current={current}
          onFixed={onFixed}
          ofFinding={false}
        />
      )}
    </li>
  );
}

function changesNothing({
  denied,
  effect: { repaired, newlyInvalid, ambiguous },
  helps,
}: MinedAlias): boolean {
  return denied + repaired + newlyInvalid + ambiguous + helps === 0;
}

function support({ denied, lossy }: MinedAlias): string {
  const sent = denied === 0 ? [] : [`${count(denied, 'call')} sent back for it`];
  const lost = lossy === 0 ? [] : [`${count(lossy, 'call')} let through without its value`];
  return `${[...sent, ...lost].join(', ')}.`;
}

/** "+37 repaired, 0 newly invalid, 2 ambiguous". */
function effect({ effect: { repaired, newlyInvalid, ambiguous }, helps }: MinedAlias): string {
  const figures = [
    `+${repaired.toLocaleString('en')} repaired`,
    `${newlyInvalid.toLocaleString('en')} newly invalid`,
    `${ambiguous.toLocaleString('en')} ambiguous`,
  ].join(', ');
  return helps > repaired ? `${figures}; +${helps.toLocaleString('en')} together with the others` : figures;
}

function inWords(collision: Collision, { synonym, param }: MinedAlias): string {
  switch (collision.kind) {
    case 'declared':
      return `${quote(synonym)} is a parameter itself.`;
    case 'rival':
      return `In ${count(collision.calls, 'call')} ${quoteList(collision.keys, 3)} ${collision.keys.length === 1 ? 'claims' : 'claim'} ${quote(param)} too.`;
    case 'type':
      return `In ${count(collision.calls, 'call')} the value has a type that ${quote(param)} does not take.`;
    case 'undecided':
      return `It may stand for ${quote(collision.param)} as well.`;
    default:
      return collision satisfies never;
  }
}
