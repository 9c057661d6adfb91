import type { FindingCode } from '@rung/core';
import { REFERENCE, SECTIONS } from '@rung/core/reference';
import { Search } from 'lucide';
import { type ReactNode, useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { useRung } from '../state/store.ts';
import { Icon } from '../ui/Icon.tsx';
import { Names } from '../ui/Names.tsx';
import { count } from '../ui/words.ts';
import { EntryExample } from './EntryExample.tsx';
import { GATES, OUTCOMES, PROFILES, VERDICTS } from './referenceWords.ts';
import './Reference.css';

interface Topic {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** The code of a finding, or the engine's word. */
  readonly code?: string;
  readonly more?: ReactNode;
}

interface Chapter {
  readonly title: string;
  readonly topics: readonly Topic[];
}

const CHAPTERS: readonly Chapter[] = [
  { title: 'Outcomes', topics: OUTCOMES },
  { title: 'Verdicts', topics: VERDICTS },
  { title: 'Gates', topics: GATES },
  { title: 'Repairs', topics: PROFILES },
  ...SECTIONS.map(({ title, entries }) => ({
    title: `Findings: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
    topics: entries.map(([code, { title, text, example }]) => ({
      id: code,
      title,
      text,
      code,
      more: <EntryExample title={title} example={example} />,
    })),
  })),
];

/** All outcomes, verdicts, gates and findings in a paragraph each, to search. */
export default function Reference() {
  const [search, setSearch] = useState('');
  const asked = useRung((rung) => rung.entry);
  const chapters = matching(useDeferredValue(search));
  const found = chapters.reduce((sum, { topics }) => sum + topics.length, 0);
  const list = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (asked !== undefined) list.current?.querySelector(`#${idOf(asked)}`)?.scrollIntoView();
  }, [asked]);

  return (
    <div className="reference" ref={list}>
      <label className="field reference-search">
        <Icon of={Search} size={14} />
        <input
          type="search"
          aria-label="Search the reference"
          placeholder="Search the reference"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && setSearch('')}
        />
        <span className="num" role="status">
          {search === '' ? count(Object.keys(REFERENCE).length, 'finding') : `${found} found`}
        </span>
      </label>
      {chapters.map(({ title, topics }) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          {topics.map((topic) => (
            <article key={topic.id} id={idOf(topic.id)} className={topic.id === asked ? 'asked' : undefined}>
              <h4>
                {topic.title}
                {topic.code !== undefined && <code className="faint">{topic.code}</code>}
              </h4>
              <p className="muted">
                <Names text={topic.text} />
              </p>
              {topic.more}
            </article>
          ))}
        </section>
      ))}
      {found === 0 && <p className="strip muted">Nothing here has that in it.</p>}
    </div>
  );
}

function idOf(topic: string): string {
  return `reference-${topic satisfies FindingCode | string}`;
}

/** Every word that was typed stands in the topic. */
function matching(search: string): readonly Chapter[] {
  const words = search.toLowerCase().split(/\s+/u).filter(Boolean);
  if (words.length === 0) return CHAPTERS;
  return CHAPTERS.map(({ title, topics }) => ({
    title,
    topics: topics.filter((topic) => {
      const text = `${topic.title} ${topic.code ?? ''} ${topic.text}`.toLowerCase();
      return words.every((word) => text.includes(word));
    }),
  })).filter(({ topics }) => topics.length > 0);
}
