// Monaco ships this module without types.
declare module 'monaco-editor/languages/features/json/tokenization' {
  import type { languages } from 'monaco-editor/editor';
  export function createTokenizationSupport(comments: boolean): languages.TokensProvider;
}
