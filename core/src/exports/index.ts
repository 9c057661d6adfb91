import { aiSdkRepair } from './ai-sdk.ts';
import { fixture } from './fixture.ts';
import { goSnippet } from './go.ts';
import { markdownReport } from './markdown.ts';
import { pytestTable } from './pytest.ts';
import type { Scene } from './scene.ts';
import { shellScript } from './shell.ts';
import { verdictLines } from './verdict-lines.ts';
import { vitestTable } from './vitest.ts';

export { findPrivate, type PrivateKind, type PrivatePlace } from '../scenario/private-data.ts';
export { embedAddress, embedSnippet } from './embed-snippet.ts';
export { markdownLink } from './markdown-link.ts';
export { type Decided, decideScenario, type Scene, sceneOf } from './scene.ts';
export { type Judge, type Shaped, shareShape } from './share-shape.ts';
export { verdictLine } from './verdict-lines.ts';

export type ExportFormat =
  | 'markdown'
  | 'fixture'
  | 'vitest'
  | 'pytest'
  | 'ai-sdk'
  | 'go'
  | 'shell'
  | 'verdicts';

/** A text to take along, with the end of the file's name that its tool expects. */
export interface Exported {
  readonly fileName: string;
  readonly text: string;
}

const FORMATS = {
  markdown: { write: markdownReport, fileName: (base) => `${base}.md` },
  fixture: { write: fixture, fileName: (base) => `${base}.rung.json` },
  vitest: { write: vitestTable, fileName: (base) => `${base}.test.ts` },
  pytest: { write: pytestTable, fileName: (base) => `test_${base.replace(/\W+/gu, '_')}.py` },
  'ai-sdk': { write: aiSdkRepair, fileName: (base) => `${base}.repair.ts` },
  go: { write: goSnippet, fileName: (base) => `${base.replace(/\W+/gu, '_')}_grammars.go` },
  shell: { write: shellScript, fileName: (base) => `${base}.sh` },
  verdicts: { write: verdictLines, fileName: (base) => `${base}.verdicts.jsonl` },
} as const satisfies Record<
  ExportFormat,
  { readonly write: (scene: Scene) => string; readonly fileName: (base: string) => string }
>;

/** The scenario in another form. `base` is what its file is called without an ending. */
export function exportAs(format: ExportFormat, scene: Scene, base = 'rung'): Exported {
  const { write, fileName } = FORMATS[format];
  return { fileName: fileName(base), text: write(scene) };
}
