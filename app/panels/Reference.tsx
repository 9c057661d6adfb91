import type { FindingCode } from '@rung/core';
import {
  CALL_FORMS,
  type FormatEntry,
  OTHER_FORMS,
  SECTIONS,
  TOOL_FORMS,
  TRAVELS,
} from '@rung/core/reference';
import { Search } from 'lucide';
import { type ReactNode, useDeferredValue, useLayoutEffect, useState } from 'react';
import { useRung } from '../state/store.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Names } from '../ui/Names.tsx';
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

/** Height of the search field with what is around it. */
const SEARCH = 48;

const CHAPTERS: readonly Chapter[] = [
  { title: 'Outcomes', topics: OUTCOMES },
  { title: 'Verdicts', topics: VERDICTS },
  { title: 'Gates', topics: GATES },
  { title: 'Repairs', topics: PROFILES },
  { title: 'Formats of tools', topics: TOOL_FORMS.map((form) => formTopic('tools', form)) },
  {
    title: 'Formats of calls',
    topics: [
      ...CALL_FORMS.map((form) => formTopic('calls', form)),
      ...OTHER_FORMS.map(({ name, text }, at) => ({
        id: `other-form-${at}`,
        title: sentenceCase(name),
        text,
      })),
    ],
  },
  { title: 'Link and file', topics: TRAVELS },
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

function formTopic(box: 'tools' | 'calls', { name, text, sample }: FormatEntry): Topic {
  return {
    id: `${box}-${name.replaceAll(/\W+/g, '-')}`,
    title: sentenceCase(name),
    text,
    more: (
      <div className="entry-example">
        <code className="well">{sample}</code>
        <CopyButton text={sample} label={`Copy the sample of ${name}`} iconOnly />
      </div>
    ),
  };
}

function sentenceCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** All outcomes, verdicts, gates, formats and findings in a paragraph each, to search. */
export default function Reference() {
  const [search, setSearch] = useState('');
  const asked = useRung((rung) => rung.entry);
  const chapters = matching(useDeferredValue(search));
  const found = chapters.reduce((sum, { topics }) => sum + topics.length, 0);

  useLayoutEffect(() => {
    if (asked !== undefined) scrollTo(idOf(asked));
  }, [asked]);

  return (
    <div className="reference">
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
          {search === '' ? `${found} entries` : `${found} found`}
        </span>
      </label>
      <p className="reference-chapters">
        {chapters.map(({ title }) => (
          <button type="button" className="link" key={title} onClick={() => scrollTo(chapterId(title))}>
            {title}
          </button>
        ))}
      </p>
      {chapters.map(({ title, topics }) => (
        <section key={title} id={chapterId(title)} aria-label={title}>
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

/** Below the search, which stays. The pane alone is scrolled; the browser's own way would move the page with it. */
function scrollTo(id: string): void {
  const node = document.getElementById(id);
  const scroller = node?.closest('.scroll');
  if (node == null || scroller == null) return;
  scroller.scrollTop += node.getBoundingClientRect().top - scroller.getBoundingClientRect().top - SEARCH;
}

function chapterId(title: string): string {
  return `chapter-${title.replaceAll(/\W+/g, '-')}`;
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
