/**
 * Monaco with the features that are used and JSON's tokenizer. Its JSON language service stays out: it marks JSON
 * Lines and other call formats as errors, and throws on deep text. Markers come from our own readers.
 */
import 'monaco-editor/features/bracketMatching/register';
import 'monaco-editor/features/clipboard/register';
import 'monaco-editor/features/codeAction/register';
import 'monaco-editor/features/codicon/register';
import 'monaco-editor/features/contextmenu/register';
import 'monaco-editor/features/find/register';
import 'monaco-editor/features/folding/register';
import 'monaco-editor/features/gotoSymbol/register';
import 'monaco-editor/features/hover/register';
import 'monaco-editor/features/indentation/register';
import 'monaco-editor/features/inlayHints/register';
import 'monaco-editor/features/linesOperations/register';
import 'monaco-editor/features/multicursor/register';
// `features/suggest` registers what inline completion needs of it, but not the list itself.
import 'monaco-editor/editor/contrib/suggest/browser/suggestController';
import 'monaco-editor/features/toggleTabFocusMode/register';
import 'monaco-editor/features/wordOperations/register';
import { type Environment, languages } from 'monaco-editor/editor';
import EditorWorker from 'monaco-editor/editor/editor.worker?worker';
import { createTokenizationSupport } from 'monaco-editor/languages/features/json/tokenization';
import { completionProvider } from './completion.ts';
import { fixProvider, registerFixes } from './fixes.ts';
import { definitionProvider, registerOpener } from './goTo.ts';
import { nameHintsProvider } from './hints.ts';
import { hoverProvider } from './hovers.ts';
import { wearTokens } from './theme.ts';

declare global {
  interface Window {
    MonacoEnvironment?: Environment;
  }
}

export const LANGUAGE = 'json';

let done = false;

/** Before the first editor is made. */
export function setUpMonaco(): void {
  if (done) return;
  done = true;
  window.MonacoEnvironment = { getWorker: () => new EditorWorker() };
  languages.register({ id: LANGUAGE });
  languages.setTokensProvider(LANGUAGE, createTokenizationSupport(false));
  languages.setLanguageConfiguration(LANGUAGE, {
    brackets: [
      ['{', '}'],
      ['[', ']'],
    ],
    autoClosingPairs: [
      { open: '{', close: '}', notIn: ['string'] },
      { open: '[', close: ']', notIn: ['string'] },
      { open: '"', close: '"', notIn: ['string'] },
    ],
    wordPattern: /[^\s"{}[\]:,]+/,
    indentationRules: {
      increaseIndentPattern: /[{[][^}\]"]*$/,
      decreaseIndentPattern: /^\s*[}\]]/,
    },
  });
  languages.registerInlayHintsProvider(LANGUAGE, nameHintsProvider());
  languages.registerHoverProvider(LANGUAGE, hoverProvider);
  languages.registerCompletionItemProvider(LANGUAGE, completionProvider);
  languages.registerCodeActionProvider(LANGUAGE, fixProvider);
  languages.registerDefinitionProvider(LANGUAGE, definitionProvider);
  registerFixes();
  registerOpener();
  wearTokens();
}
