// What the page's bench runs inside the page. Each function stands for itself there.

/** Keeps when verdicts come: since the page was opened, and since the last key. */
function watchVerdict() {
  window.verdicts = [];
  window.keyDelays = [];
  let key = 0;
  addEventListener('keydown', () => (key = performance.now()), { capture: true });
  const look = () => {
    const verdict = document.querySelector('[data-testid="verdict"]');
    const state = verdict?.getAttribute('data-state') ?? undefined;
    const calls = document.querySelector('[data-testid="counter-calls"]')?.textContent ?? '';
    if (state === 'current' && window.current?.state !== 'current') {
      window.verdictAt ||= performance.now();
      window.verdicts.push(performance.now() - key);
    }
    window.current = { state, calls: calls.replaceAll(',', '') };
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
}

function watchKeys() {
  addEventListener('keydown', (event) => window.keyDelays.push(performance.now() - event.timeStamp), {
    capture: true,
  });
}

function addField() {
  const field = document.createElement('input');
  field.type = 'file';
  field.id = 'bench';
  document.body.append(field);
}

/** @param {string} text */
function parseLines(text) {
  const lines = text.trim().split('\n');
  const from = performance.now();
  for (const line of lines) JSON.parse(line);
  return performance.now() - from;
}

/** Reads the file in blocks and parses each line. */
async function parseFile() {
  const field = document.querySelector('#bench');
  const file = field instanceof HTMLInputElement ? field.files?.[0] : undefined;
  if (file === undefined) throw new Error('no file');
  const from = performance.now();
  const decoder = new TextDecoder();
  let rest = '';
  for (let offset = 0; offset < file.size; offset += 4 * 1024 * 1024) {
    const block = await file.slice(offset, offset + 4 * 1024 * 1024).arrayBuffer();
    const lines = (rest + decoder.decode(block, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) JSON.parse(line);
  }
  return performance.now() - from;
}

/** @typedef {{ worker: string, tools: string, aliases: Record<string, Record<string, string>> }} Driver */

/** @param {Driver} driver */
async function readTrace({ worker: url, tools, aliases }) {
  const field = document.querySelector('#bench');
  const file = field instanceof HTMLInputElement ? field.files?.[0] : undefined;
  if (file === undefined) throw new Error('no file');
  const engine = new Worker(new URL(url, location.href), { type: 'module' });
  let id = 0;
  const ask = () => {
    id += 1;
    const scenario = { rung: 1, tools, calls: '', aliases };
    const rows = { from: 0, to: 50, outcomes: [], as: 'groups' };
    return new Promise((resolve) => {
      const hear = (/** @type {MessageEvent} */ { data }) => {
        if (data.kind !== 'answer') return;
        engine.removeEventListener('message', hear);
        resolve(data);
      };
      engine.addEventListener('message', hear);
      engine.postMessage({ kind: 'ask', id, scenario, source: 'trace', rows, inView: { from: 0, to: 0 } });
    });
  };
  await ask();
  const from = performance.now();
  engine.postMessage({ kind: 'open-trace', file });
  const answers = [];
  let read = 0;
  for (;;) {
    const asked = performance.now();
    const answer = await ask();
    answers.push(performance.now() - asked);
    if (read === 0 && answer.trace?.state === 'read') read = performance.now() - from;
    if (read > 0 && answer.looked.done === answer.looked.of) {
      const looked = performance.now() - from - read;
      return { read, looked, answers, calls: answer.counters.calls, groups: answer.groups };
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** @param {Driver} driver */
async function redecide({ worker: url, tools, aliases }) {
  const field = document.querySelector('#bench');
  const file = field instanceof HTMLInputElement ? field.files?.[0] : undefined;
  if (file === undefined) throw new Error('no file');
  const engine = new Worker(new URL(url, location.href), { type: 'module' });
  let id = 0;
  const send = (/** @type {object} */ message, /** @type {string} */ kind) =>
    new Promise((resolve) => {
      id += 1;
      const hear = (/** @type {MessageEvent} */ { data }) => {
        if (data.kind !== kind) return;
        engine.removeEventListener('message', hear);
        resolve(data);
      };
      engine.addEventListener('message', hear);
      engine.postMessage({ ...message, id });
    });
  const ask = (/** @type {object} */ parts) => {
    const scenario = { rung: 1, tools, calls: '', ...parts };
    const rows = { from: 0, to: 50, outcomes: [], as: 'groups' };
    return send({ kind: 'ask', scenario, source: 'trace', rows, inView: { from: 0, to: 0 } }, 'answer');
  };
  const allLooked = async (/** @type {object} */ parts) => {
    for (;;) {
      const { looked } = await ask(parts);
      if (looked.of > 0 && looked.done === looked.of) return;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  await ask({ aliases });
  engine.postMessage({ kind: 'open-trace', file });
  await allLooked({ aliases });
  const decided = [];
  const looked = [];
  for (let round = 0; round < 7; round += 1) {
    const other = round % 2 === 0 ? {} : { aliases };
    const from = performance.now();
    await ask(other);
    decided.push(performance.now() - from);
    await allLooked(other);
    looked.push(performance.now() - from);
  }
  const from = performance.now();
  await send(
    { kind: 'save', source: 'trace', what: 'verdicts', format: 'csv', of: { outcomes: [] } },
    'saved',
  );
  return { decided, looked, saved: performance.now() - from };
}

export const onPage = { watchVerdict, watchKeys, addField, parseLines, parseFile, readTrace, redecide };
