import type { Scenario } from '@rung/core';
import { BoxCalls } from './boxCalls.ts';
import type { CallSource } from './callSource.ts';
import { Comparison } from './comparison.ts';
import { type Asked, answerDebug } from './debug/answerDebug.ts';
import type { AskDebug } from './debug/protocol.ts';
import { expectedOf } from './expected.ts';
import { keptOf } from './kept.ts';
import type { FromEngine, Save } from './protocol.ts';
import { saveFile } from './saveFile.ts';

/** Who waits for it. */
interface Waiting {
  readonly tell: (message: FromEngine) => void;
  readonly isWanted: () => boolean;
}

/** Does what may take long, tells how far it is, and what came of it. */
export function work(message: Save | AskDebug, asked: Asked, waiting: Waiting): Promise<void> {
  switch (message.kind) {
    case 'save':
      return save(message, asked, waiting);
    case 'debug':
      return debug(message, asked, waiting);
  }
}

async function save(order: Save, { calls, scenario }: Asked, { tell, isWanted }: Waiting): Promise<void> {
  const { id } = order;
  const of = calls?.table.size ?? 0;
  const saved =
    calls &&
    (await saveFile(
      calls,
      order,
      (done) => {
        tell({ kind: 'saving', id, calls: done, of });
        return isWanted();
      },
      await keptCalls(calls, order.of, scenario),
    ));
  if (saved === undefined) tell({ kind: 'not-saved', id, message: 'Nothing was saved.' });
  else tell({ kind: 'saved', id, ...saved });
}

/** By call, 1 where those parts of a filter let it through that are told call by call. */
async function keptCalls(
  calls: CallSource,
  of: Save['of'],
  { expect, baseline }: Scenario,
): Promise<Uint8Array | undefined> {
  if (!('outcomes' in of)) return undefined;
  const expected =
    of.expected !== undefined && expect !== undefined && calls instanceof BoxCalls
      ? expectedOf(calls, expect)
      : undefined;
  const comparison =
    of.change !== undefined && baseline !== undefined ? new Comparison(calls, baseline) : undefined;
  await comparison?.goOn(() => {});
  return keptOf(of, calls.table.size, expected, comparison);
}

async function debug({ id, ask }: AskDebug, asked: Asked, { tell, isWanted }: Waiting): Promise<void> {
  const progress = (done: number, of: number) => tell({ kind: 'debug-progress', id, done, of });
  tell({ kind: 'debug', id, said: await answerDebug(ask, asked, { progress, isWanted }) });
}
