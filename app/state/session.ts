/**
 * The page's memory: what it opens when it is loaded or its address changes, the working copy that a reload finds
 * again, and the address bar that follows the scenario.
 */
import { decodeLink, readScenario, type Scenario } from '@rung/core';
import { exchanged, isOwnWork, isUntouched, withAside } from './aside.ts';
import { EXAMPLES, FIRST_VISIT, RULES } from './examples.ts';
import { addressWith, encodePresent, MAX_ADDRESS, useLink } from './link.ts';
import { readPreferences, writePreferences } from './preferences.ts';
import type { Kept, Origin } from './rungState.ts';
import { exampleIn, whatToOpen } from './start.ts';
import { actions, useRung } from './store.ts';
import { readWorkingCopy, writeWorkingCopy } from './workingCopy.ts';

const ENCODE_AFTER_MS = 200;
const FOLLOW_AFTER_MS = 1_000;

/** The hash that the working copy goes by. */
let hashOfCopy = '';
/** The last address that was opened or written; one that differs is about to be opened and is not overwritten. */
let hashDealtWith = '';
/** The scenario that the address stands for, as far as that is known. */
let scenarioOfAddress: Scenario | undefined;
/** That the address cannot follow is said once. */
let refusalSaid = false;

/** Opens what the address or the working copy asks for, then follows every change. Never rejects. */
export async function startSession(): Promise<void> {
  const { theme, plain } = readPreferences();
  useRung.setState({ theme, plain });
  const copy = readWorkingCopy();
  if (copy !== undefined) {
    const { scenario, origin, aside } = copy;
    useRung.setState({ scenario, origin, aside });
    hashOfCopy = copy.hash;
  }
  const start = whatToOpen(location.hash, copy);
  switch (start.kind) {
    case 'copy':
      break;
    case 'first-visit':
      await openExample(FIRST_VISIT, 'at-start');
      break;
    case 'example':
    case 'link':
      await openAddress('at-start');
      break;
    default:
      start satisfies never;
  }
  follow();
}

/** At the start nothing is replaced, so there is nothing to undo. */
type When = 'at-start' | 'later';

/** Opens what can be had again where it came from; own work that was there is put aside. */
function put(scenario: Scenario, origin: Origin, when: When): void {
  const { aside } = useRung.getState();
  const work = present();
  if (when === 'at-start') useRung.setState({ scenario, origin });
  else actions.openScenario(scenario, origin);
  actions.setAside(withAside(aside, work));
}

function present(): Kept {
  const { scenario, origin } = useRung.getState();
  return { scenario, origin, hash: hashOfCopy };
}

async function openAddress(when: When): Promise<void> {
  const { hash } = location;
  const id = exampleIn(hash);
  if (id !== undefined) {
    actions.dismissRejected();
    await openExample(id, when);
    return;
  }
  const decoded = await decodeLink(hash);
  // Another address may have come while this one was read.
  if (location.hash !== hash) return;
  switch (decoded.kind) {
    case 'none':
      actions.dismissRejected();
      return;
    case 'rejected':
      useRung.setState({ rejected: { reason: decoded.reason, text: hash } });
      return;
    case 'ok':
      put(decoded.scenario, { kind: 'link' }, when);
      scenarioOfAddress = decoded.scenario;
      return;
    default:
      decoded satisfies never;
  }
}

/** Fetches an example and opens it as one undo step. What goes wrong is said in the notice. */
export async function openExample(id: string, when: When): Promise<void> {
  const known = [...EXAMPLES, ...RULES].find((example) => example.id === id);
  if (known === undefined) {
    actions.notify(`There is no example called \`${id}\`.`);
    return;
  }
  try {
    const response = await fetch(`${import.meta.env.BASE_URL}examples/${id}.rung.json`);
    if (!response.ok) throw new Error(`status ${response.status}`);
    const read = readScenario(await response.text());
    if (read.kind !== 'ok') throw new Error('not a scenario');
    const had = isOwnWork(present());
    // What it expects is for tests; here it is there to be changed.
    const { expect: _, ...shown } = read.scenario;
    put(shown, { kind: 'example', id, untouched: true }, when);
    if (when === 'later' && had) actions.toast('Example opened in place of your work.', true);
  } catch {
    actions.notify(
      `The example “${known.title}” could not be loaded. Your own tools and calls work all the same.`,
    );
  }
}

/** Takes the work back that was put aside last; what is there now becomes one undo step. */
export function backToAside(): void {
  const work = useRung.getState().aside.at(-1);
  if (work !== undefined) takeBack(work);
}

function takeBack(work: Kept): void {
  const aside = exchanged(useRung.getState().aside, work, present());
  actions.openScenario(work.scenario, work.origin);
  actions.setAside(aside);
}

/** From the screen of a rejected link to what was there before it. */
export function backToPresent(): void {
  hashOfCopy = location.hash;
  actions.dismissRejected();
  writeAddress();
  keep();
}

export function setFollow(on: boolean): void {
  useLink.setState({ follow: on });
  if (on) writeAddress();
}

function follow(): void {
  let encodeTimer: number | undefined;
  // A reload may have come before the address had followed the last change.
  let addressTimer = isUntouched(useRung.getState())
    ? undefined
    : window.setTimeout(writeAddress, FOLLOW_AFTER_MS);
  hashOfCopy = location.hash;
  hashDealtWith = location.hash;
  keep();
  void encodePresent();
  useRung.subscribe((now, before) => {
    if (now.theme !== before.theme || now.plain !== before.plain) savePreferences();
    // What a person chose in place of a rejected link goes by its address until it has one of its own.
    if (before.rejected !== undefined && now.rejected === undefined && now.scenario !== before.scenario)
      hashOfCopy = location.hash;
    if (now.scenario === before.scenario && now.aside === before.aside) return;
    clearTimeout(encodeTimer);
    encodeTimer = window.setTimeout(() => {
      keep();
      void encodePresent();
    }, ENCODE_AFTER_MS);
    clearTimeout(addressTimer);
    addressTimer = window.setTimeout(writeAddress, FOLLOW_AFTER_MS);
  });
  useLink.subscribe((now, before) => {
    if (now.follow !== before.follow) savePreferences();
  });
  window.addEventListener('pagehide', keep);
  document.addEventListener('visibilitychange', keep);
  window.addEventListener('hashchange', () => void addressChanged());
}

/** Back, forward, or a link pasted into the address bar of this very page. */
async function addressChanged(): Promise<void> {
  const { hash } = location;
  scenarioOfAddress = undefined;
  const work = useRung.getState().aside.findLast((kept) => kept.hash === hash);
  if (hash === hashOfCopy) {
    actions.dismissRejected();
  } else if (work !== undefined) {
    actions.dismissRejected();
    takeBack(work);
    hashOfCopy = hash;
  } else {
    await openAddress('later');
    if (location.hash !== hash) return;
    if (useRung.getState().rejected === undefined) hashOfCopy = hash;
  }
  hashDealtWith = hash;
}

/** Puts the link of the present scenario into the address bar, without a step in the browser's history. */
async function writeAddressNow(): Promise<void> {
  if (!useLink.getState().follow || useRung.getState().rejected !== undefined) return;
  await encodePresent();
  const { scenario, origin, rejected } = useRung.getState();
  const { encoded } = useLink.getState();
  if (rejected !== undefined || encoded?.scenario !== scenario || location.hash !== hashDealtWith) return;
  if (scenario === scenarioOfAddress) return;
  const hash = origin.kind === 'example' && origin.untouched ? `#example=${origin.id}` : encoded.hash;
  // A link that is too long leaves no older one behind: the bar never shows another scenario than the page.
  if (!replaceAddress(hash.length > MAX_ADDRESS ? '' : hash)) return;
  scenarioOfAddress = scenario;
  hashOfCopy = location.hash;
  hashDealtWith = location.hash;
  keep();
}

/** Browsers refuse it in a sandboxed frame, and when it is done very often; the next change tries again. */
function replaceAddress(hash: string): boolean {
  try {
    history.replaceState(history.state, '', addressWith(hash));
    return true;
  } catch {
    if (!refusalSaid)
      actions.notify('The browser did not let the address follow your work. Share still copies its link.');
    refusalSaid = true;
    return false;
  }
}

function writeAddress(): void {
  void writeAddressNow();
}

function keep(): void {
  const { aside, rejected } = useRung.getState();
  if (rejected !== undefined) return;
  const kept = writeWorkingCopy({ ...present(), aside });
  if (kept !== useLink.getState().kept) useLink.setState({ kept });
}

function savePreferences(): void {
  const { theme, plain } = useRung.getState();
  writePreferences({ theme, plain, follow: useLink.getState().follow });
}
