import { quoteList } from '@rung/core';
import { type Compiled, compiledGroup, groupsToWiden, withGroup } from '@rung/core/debug';
import { useAnswer } from '../engine/useAnswer.ts';
import { useRung } from '../state/store.ts';
import { SeverityMark } from '../ui/Mark.tsx';
import { Names } from '../ui/Names.tsx';
import { shown } from '../ui/words.ts';
import { FixButton } from './FixButton.tsx';

/** Tools that are told one by one. */
const MOST_TOOLS = 30;

/** Names that stand for one another in every tool that declares exactly one of them, and what that comes to. */
export function SynonymGroups({ current }: { current: boolean }) {
  const { answer } = useAnswer();
  const { aliases, synonyms = [] } = useRung((rung) => rung.scenario);
  const tools = answer?.tools.list ?? [];
  const widenings = groupsToWiden(aliases, synonyms);
  if (synonyms.length + widenings.length === 0) return null;
  return (
    <section className="groups" aria-label="Groups of synonyms">
      <h3>Groups of synonyms</h3>
      <p className="muted">
        The names of a group are aliases in every tool that declares exactly one of them.
      </p>
      <ul>
        {synonyms.map((group, at) => (
          <li key={group.join('\n')} className="group-of">
            <p>
              <Names text={quoteList(group)} />
            </p>
            <CompiledList compiled={compiledGroup(group, tools)} />
            <FixButton
              fix={{
                title: 'Remove this group',
                edits: [{ kind: 'synonyms', groups: synonyms.filter((_, other) => other !== at) }],
              }}
              current={current}
              ofFinding={false}
            />
          </li>
        ))}
        {widenings.map((names) => (
          <li key={names.join('\n')} className="group-of">
            <FixButton
              fix={{
                title: `Widen ${quoteList(names)} to all tools`,
                edits: [{ kind: 'synonyms', groups: withGroup(synonyms, names) }],
              }}
              current={current}
              ofFinding={false}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CompiledList({ compiled }: { compiled: readonly Compiled[] }) {
  if (compiled.length === 0) return <p className="muted">No tool declares any of them.</p>;
  const more = compiled.length - MOST_TOOLS;
  return (
    <ul className="compiled">
      {compiled.slice(0, MOST_TOOLS).map(({ tool, param, synonyms, conflicts }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tools of one name may repeat
        <li key={at}>
          <code>{shown(tool)}</code>{' '}
          {param !== undefined && synonyms.length > 0 && (
            <span className="muted">
              <Names text={`takes ${quoteList(synonyms)} for ${quoteList([param])}.`} />
            </span>
          )}
          {conflicts.map((conflict) => (
            <span key={conflict} className="mined-collision">
              <SeverityMark severity="warning" size={12} />
              <span>
                <Names text={conflict} />
              </span>
            </span>
          ))}
        </li>
      ))}
      {more > 0 && <li className="muted">and {more.toLocaleString('en')} more tools</li>}
    </ul>
  );
}
