import { encodeLink, onlyThisCall, type Scenario } from '@rung/core';
import { embedSnippet, markdownLink } from '@rung/core/exports';
import { Download, FileOutput } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useAnswer } from '../engine/useAnswer.ts';
import { copyText } from '../state/clipboard.ts';
import { openExport } from '../state/exporting.ts';
import { saveFile } from '../state/files.ts';
import { addressWith, canEncode, MAX_ADDRESS, useLink } from '../state/link.ts';
import { keepRecent } from '../state/recent.ts';
import type { Scope } from '../state/scopes.ts';
import { setFollow } from '../state/session.ts';
import { useRung } from '../state/store.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import { count } from '../ui/words.ts';
import { credentialsOf } from './credentialsOf.ts';
import { FindingRow } from './FindingRow.tsx';
import { leftOutSentence } from './leftOut.ts';
import { PrivateWarning } from './PrivateWarning.tsx';
import { isCredential } from './privateWords.ts';
import { characters, type ScopeChoice, ShareScope } from './ShareScope.tsx';
import { useShared } from './useShared.ts';
import './SharePanel.css';

/** What a link holds and how long it is, the link itself, and the other ways to pass the scenario on. */
export default function SharePanel({ copied }: { copied: { link: string; done: boolean } | undefined }) {
  const scenario = useRung((rung) => rung.scenario);
  const { encoded, follow, kept } = useLink();
  const { answer } = useAnswer();
  const [scope, setScope] = useState<Scope>('all');
  const [shape, setShape] = useState(false);
  const [again, setAgain] = useState<{ link: string; done: boolean }>();
  const field = useRef<HTMLInputElement>(null);

  const detail = answer?.detail;
  const trace = useRung((rung) => rung.trace?.name);
  const inTrace = answer?.source === 'trace';
  const calls = answer?.counters.calls ?? 0;
  const groups = answer?.groups ?? 0;
  const tools = answer?.tools.list.length ?? 0;
  const one =
    detail?.tool === undefined || calls + tools < 3 ? undefined : { tool: detail.tool, args: detail.args };
  const small = useSmallLink(scenario, one);
  const sharing = useShared(scope, shape);
  const shared = sharing.state === 'made' ? sharing : undefined;
  const link = shared?.link;
  const tooLarge = !canEncode || (shared !== undefined && link === undefined);
  const last = again ?? copied;
  const said = last !== undefined && last.link === link ? last : undefined;
  const notAllowed = said?.done === false;

  useEffect(() => {
    if (notAllowed) field.current?.select();
  }, [notAllowed]);

  async function copy(): Promise<void> {
    if (link === undefined) return;
    const done = await copyText(link);
    if (done && scope === 'all' && !shape) keepRecent();
    setAgain({ link, done });
  }

  const held = shared?.calls ?? { all: calls, call: 1, groups }[scope];
  const holding =
    scope === 'all' && inTrace
      ? `${count(tools, 'tool')} and what stands in Calls`
      : `${count(scope === 'call' ? 1 : tools, 'tool')} and ${count(held, 'call')}`;
  const credentials = credentialsOf(answer);
  const boxes = new Set(credentials.map(({ range }) => range?.in));
  // Those have a button of their own.
  const found = shared?.found?.filter(
    (place) => shape || place.in === 'elsewhere' || !boxes.has(place.in) || !isCredential(place),
  );
  const choices: ScopeChoice[] = [
    {
      scope: 'all',
      label: 'Everything',
      length: !shape && encoded?.scenario === scenario ? addressWith(encoded.hash).length : undefined,
    },
    ...(inTrace || groups < calls
      ? [
          {
            scope: 'groups' as const,
            label: 'The tools and one call a group',
            length: scope === 'groups' ? link?.length : undefined,
          },
        ]
      : []),
    ...(one === undefined
      ? []
      : [
          {
            scope: 'call' as const,
            label: 'This call and its tool only',
            length: shape ? undefined : small?.length,
          },
        ]),
  ];
  return (
    <div className="share">
      {credentials.length > 0 && !shape && (
        <ul aria-label="Credentials">
          {credentials.map((finding) => (
            <FindingRow key={finding.range?.in} finding={finding} current />
          ))}
        </ul>
      )}
      {shared !== undefined && (
        <PrivateWarning
          found={found}
          here={scope === 'all' && !shape}
          onShape={shape ? undefined : () => setShape(true)}
        />
      )}
      <div role="status">
        {sharing.state === 'failed' ? (
          <p>
            <b>This link could not be made.</b> Save the scenario as a file instead.
          </p>
        ) : tooLarge ? (
          <p>
            <b>{canEncode ? 'Too large for a link.' : 'This browser is too old to make links.'}</b> Save it as
            a file; whoever gets it can drop it on this page.
          </p>
        ) : (
          <p>
            <b>
              {said?.done === true ? 'Link copied' : 'This link'}
              {link === undefined ? '' : said?.done === true ? ', ' : ' has '}
              {link !== undefined && characters(link.length)}, holding {holding}
              {shape && ', without their values'}.
            </b>{' '}
            <span className="muted">Stored on no server; whoever has the link can read them.</span>
          </p>
        )}
        {shared !== undefined && shared.leftOut.length > 0 && <p>{leftOutSentence(shared.leftOut)}</p>}
        {notAllowed && (
          <p className="share-not-copied">
            The browser did not allow copying. The link is selected: copy it from here.
          </p>
        )}
      </div>
      {!tooLarge && (
        <div className="share-link">
          <span className="field grow">
            <input
              ref={field}
              className="code"
              aria-label="Link"
              readOnly
              value={link ?? ''}
              onFocus={(event) => event.target.select()}
            />
          </span>
          <button type="button" className="btn line" onClick={() => void copy()}>
            Copy link
          </button>
        </div>
      )}
      {link !== undefined && (
        <div className="share-more">
          <CopyButton text={markdownLink(titleOf(scenario), link)} label="Copy Markdown link" />
          <CopyButton text={embedSnippet(link, titleOf(scenario))} label="Copy embed" />
        </div>
      )}
      {trace !== undefined && (
        <p className="share-trace muted">
          Neither a link nor a file holds the trace <code>{trace}</code>: they hold the tools and what stands
          in Calls.
        </p>
      )}
      <div className="share-what">
        {(one !== undefined || groups > 0) && calls > 1 && (
          <ShareScope choices={choices} chosen={scope} choose={setScope} />
        )}
        <label className="check">
          <input type="checkbox" checked={shape} onChange={(event) => setShape(event.target.checked)} />
          <span>Share the shape, not the data: placeholders for the values of the calls</span>
        </label>
      </div>
      <div className="share-file">
        <button type="button" className={tooLarge ? 'btn solid' : 'btn line'} onClick={saveFile}>
          <Icon of={Download} size={14} />
          Save as file
        </button>
        <span className="muted">Everything, as .rung.json. Open it by dropping it on this page.</span>
      </div>
      <div className="share-file">
        <button type="button" className="btn line" onClick={openExport}>
          <Icon of={FileOutput} size={14} />
          Export
        </button>
        <span className="muted">As a report, a test, code or commands.</span>
      </div>
      <div className="share-address">
        <label className="check">
          <input type="checkbox" checked={follow} onChange={(event) => setFollow(event.target.checked)} />
          <span>The address bar follows the scenario</span>
        </label>
        {follow && (encoded?.hash.length ?? 0) > MAX_ADDRESS && (
          <p className="muted">
            It does not now: this link is longer than {MAX_ADDRESS.toLocaleString('en-US')} characters.
          </p>
        )}
        {!kept && (
          <p className="muted">
            This browser keeps no working copy for this page, so a reload loses what no link holds.
          </p>
        )}
      </div>
    </div>
  );
}

function titleOf({ title }: Scenario): string {
  return title === undefined || title === '' ? 'Open in Rung' : title;
}

/** The link of one call and its tool, as soon as it is encoded. */
function useSmallLink(
  scenario: Scenario,
  one: { tool: string; args: string } | undefined,
): string | undefined {
  const [link, setLink] = useState<string>();
  const tool = one?.tool;
  const args = one?.args;
  useEffect(() => {
    let wanted = true;
    setLink(undefined);
    if (tool === undefined || args === undefined) return;
    encodeLink(onlyThisCall(scenario, { tool, args })).then(
      (hash) => wanted && setLink(addressWith(hash)),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [scenario, tool, args]);
  return link;
}
