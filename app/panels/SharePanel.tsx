import { encodeLink, type Scenario } from '@rung/core';
import { Download } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useAnswer } from '../engine/useAnswer.ts';
import { copyText } from '../state/clipboard.ts';
import { saveFile } from '../state/files.ts';
import { addressWith, canEncode, MAX_ADDRESS, MAX_LINK, useLink } from '../state/link.ts';
import { onlyThisCall } from '../state/onlyThisCall.ts';
import { keepRecent } from '../state/recent.ts';
import { onePerGroup } from '../state/saving.ts';
import { setFollow } from '../state/session.ts';
import { useRung } from '../state/store.ts';
import { Icon } from '../ui/Icon.tsx';
import { count } from '../ui/words.ts';
import { credentialsOf } from './credentialsOf.ts';
import { FindingRow } from './FindingRow.tsx';
import './SharePanel.css';

type Scope = 'all' | 'call' | 'groups';

/** What a link holds and how long it is, the link itself, and the other ways to pass the scenario on. */
export default function SharePanel({ copied }: { copied: { link: string; done: boolean } | undefined }) {
  const scenario = useRung((rung) => rung.scenario);
  const { encoded, failed, follow, kept } = useLink();
  const { answer } = useAnswer();
  const [scope, setScope] = useState<Scope>('all');
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
  const sample = useSampleLink(scenario, scope === 'groups');
  const whole = encoded?.scenario === scenario ? addressWith(encoded.hash) : undefined;
  const link = { all: whole, call: small, groups: sample.link }[scope];
  const tooLarge = (scope === 'all' && failed === scenario) || (link !== undefined && link.length > MAX_LINK);
  const last = again ?? copied;
  const said = last !== undefined && last.link === link ? last : undefined;
  const notAllowed = said?.done === false;

  useEffect(() => {
    if (notAllowed) field.current?.select();
  }, [notAllowed]);

  async function copy(): Promise<void> {
    if (link === undefined) return;
    const done = await copyText(link);
    if (done && scope === 'all') keepRecent();
    setAgain({ link, done });
  }

  const holding = {
    all: inTrace
      ? `${count(tools, 'tool')} and what stands in Calls`
      : `${count(tools, 'tool')} and ${count(calls, 'call')}`,
    call: '1 tool and 1 call',
    groups: `${count(tools, 'tool')} and ${count(sample.calls, 'call')}`,
  }[scope];
  const credentials = credentialsOf(answer);
  return (
    <div className="share">
      {credentials.length > 0 && (
        <ul aria-label="Credentials">
          {credentials.map((finding) => (
            <FindingRow key={finding.range?.in} finding={finding} current />
          ))}
        </ul>
      )}
      <div role="status">
        {tooLarge ? (
          <p>
            <b>{canEncode ? 'Too large for a link.' : 'This browser is too old to make links.'}</b> Save it as
            a file; whoever gets it can drop it on this page.
          </p>
        ) : (
          <p>
            <b>
              {said?.done === true ? 'Link copied' : 'This link'}
              {link === undefined ? '' : said?.done === true ? ', ' : ' has '}
              {link !== undefined && characters(link)}, holding {holding}.
            </b>{' '}
            <span className="muted">Stored on no server; whoever has the link can read them.</span>
          </p>
        )}
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
      {trace !== undefined && (
        <p className="share-trace muted">
          Neither a link nor a file holds the trace <code>{trace}</code>: they hold the tools and what stands
          in Calls.
        </p>
      )}
      {(one !== undefined || groups > 0) && calls > 1 && (
        <fieldset className="share-scope">
          <legend className="vh">What the link holds</legend>
          <Choice scope="all" chosen={scope} choose={setScope} label="Everything" link={whole} />
          {(inTrace || groups < calls) && (
            <Choice
              scope="groups"
              chosen={scope}
              choose={setScope}
              label="The tools and one call a group"
              link={sample.link}
            />
          )}
          {one !== undefined && (
            <Choice
              scope="call"
              chosen={scope}
              choose={setScope}
              label="This call and its tool only"
              link={small}
            />
          )}
        </fieldset>
      )}
      <div className="share-file">
        <button type="button" className={tooLarge ? 'btn solid' : 'btn line'} onClick={saveFile}>
          <Icon of={Download} size={14} />
          Save as file
        </button>
        <span className="muted">Everything, as .rung.json. Open it by dropping it on this page.</span>
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

function Choice(props: {
  scope: Scope;
  chosen: Scope;
  choose: (scope: Scope) => void;
  label: string;
  link: string | undefined;
}) {
  return (
    <label className="check">
      <input
        type="radio"
        name="share-scope"
        checked={props.chosen === props.scope}
        onChange={() => props.choose(props.scope)}
      />
      <span className="grow">{props.label}</span>
      <span className="faint num">{props.link !== undefined && characters(props.link)}</span>
    </label>
  );
}

/** The link of the scenario with one call of each group in Calls; they are fetched when this is chosen. */
function useSampleLink(
  scenario: Scenario,
  wanted: boolean,
): { readonly link?: string; readonly calls: number } {
  const [sample, setSample] = useState<{ readonly link?: string; readonly calls: number }>({ calls: 0 });
  const source = useRung((rung) => rung.source);
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    const { selected: _, expect: __, ...rest } = scenario;
    async function encode(): Promise<void> {
      const picked = await onePerGroup(source);
      if (picked === undefined) return;
      const link = addressWith(await encodeLink({ ...rest, calls: picked.text }));
      if (current) setSample({ link, calls: picked.calls });
    }
    setSample({ calls: 0 });
    encode().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [scenario, wanted, source]);
  return sample;
}

function characters(link: string): string {
  return `${link.length.toLocaleString('en-US')} characters`;
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
