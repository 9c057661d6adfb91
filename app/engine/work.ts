import { type Asked, answerDebug } from './debug/answerDebug.ts';
import type { AskDebug } from './debug/protocol.ts';
import type { FromEngine, Save } from './protocol.ts';
import { saveFile } from './saveFile.ts';

/** Who waits for it. */
interface Waiting {
  readonly tell: (message: FromEngine) => void;
  readonly isWanted: () => boolean;
}

/** Does what may take long, tells how far it is, and what came of it. `kept` are the calls that a filter lets through. */
export function work(
  message: Save | AskDebug,
  asked: Asked,
  waiting: Waiting,
  kept?: Uint8Array,
): Promise<void> {
  switch (message.kind) {
    case 'save':
      return save(message, asked, waiting, kept);
    case 'debug':
      return debug(message, asked, waiting);
  }
}

async function save(
  order: Save,
  { calls }: Asked,
  { tell, isWanted }: Waiting,
  kept: Uint8Array | undefined,
): Promise<void> {
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
      kept,
    ));
  if (saved === undefined) tell({ kind: 'not-saved', id, message: 'Nothing was saved.' });
  else tell({ kind: 'saved', id, ...saved });
}

async function debug({ id, ask }: AskDebug, asked: Asked, { tell, isWanted }: Waiting): Promise<void> {
  const progress = (done: number, of: number) => tell({ kind: 'debug-progress', id, done, of });
  tell({ kind: 'debug', id, said: await answerDebug(ask, asked, { progress, isWanted }) });
}
