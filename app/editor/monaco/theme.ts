/** Monaco wears the page's tokens, and changes with them. */
import { editor } from 'monaco-editor/editor';
import { tokenColor } from '../../ui/token.ts';

const NAME = 'rung';

export function wearTokens(): void {
  put();
  new MutationObserver(put).observe(document.documentElement, { attributeFilter: ['data-theme'] });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', put);
}

function put(): void {
  const text = hex('--text');
  const faint = hex('--text-faint');
  const muted = hex('--text-muted');
  const surface = hex('--surface');
  const raised = hex('--surface-raised');
  const border = hex('--border');
  const hover = hex('--surface-hover');
  const string = hex('--syn-string');
  const number = hex('--syn-number');
  const literal = hex('--syn-literal');
  const none = '#00000000';
  editor.defineTheme(NAME, {
    base: isDark(surface) ? 'vs-dark' : 'vs',
    inherit: true,
    rules: [
      { token: '', foreground: text.slice(1) },
      // Monaco's own themes name these in full.
      { token: 'string.key.json', foreground: text.slice(1) },
      { token: 'string.value.json', foreground: string.slice(1) },
      { token: 'number.json', foreground: number.slice(1) },
      { token: 'keyword.json', foreground: literal.slice(1) },
      { token: 'delimiter', foreground: faint.slice(1) },
      { token: 'delimiter.bracket.json', foreground: faint.slice(1) },
      { token: 'delimiter.array.json', foreground: faint.slice(1) },
      { token: 'delimiter.colon.json', foreground: faint.slice(1) },
      { token: 'delimiter.comma.json', foreground: faint.slice(1) },
    ],
    colors: {
      foreground: text,
      'textLink.foreground': text,
      'textLink.activeForeground': text,
      focusBorder: hex('--focus'),
      'editor.background': surface,
      'editor.foreground': text,
      'editorGutter.background': surface,
      'editorLineNumber.foreground': faint,
      'editorLineNumber.activeForeground': text,
      'editorCursor.foreground': text,
      'editor.selectionBackground': `${text}2e`,
      'editor.inactiveSelectionBackground': `${text}1a`,
      'editor.selectionHighlightBackground': none,
      'editor.foldBackground': hover,
      'editorGutter.foldingControlForeground': faint,
      'editorBracketMatch.background': none,
      'editorBracketMatch.border': hex('--border-strong'),
      'editor.findMatchBackground': `${text}33`,
      'editor.findMatchBorder': text,
      'editor.findMatchHighlightBackground': `${text}1a`,
      'editor.findRangeHighlightBackground': none,
      'editor.rangeHighlightBackground': none,
      'editorError.foreground': hex('--deny'),
      'editorWarning.foreground': hex('--hazard'),
      'editorInfo.foreground': hex('--text-muted'),
      'editorOverviewRuler.border': border,
      'editorOverviewRuler.errorForeground': hex('--deny'),
      'editorOverviewRuler.warningForeground': hex('--hazard'),
      'editorOverviewRuler.infoForeground': hex('--text-muted'),
      'editorWidget.background': raised,
      'editorWidget.foreground': text,
      'editorWidget.border': border,
      'editorHoverWidget.background': raised,
      'editorHoverWidget.foreground': text,
      'editorHoverWidget.border': border,
      'editorHoverWidget.statusBarBackground': hover,
      'editorInlayHint.background': none,
      'editorInlayHint.foreground': muted,
      'editorInlayHint.parameterBackground': none,
      'editorInlayHint.parameterForeground': muted,
      'editorInlayHint.typeBackground': hex('--hazard-soft'),
      'editorInlayHint.typeForeground': hex('--hazard'),
      'editorLightBulb.foreground': text,
      'editorLightBulbAutoFix.foreground': text,
      'editorLink.activeForeground': text,
      'editorSuggestWidget.background': raised,
      'editorSuggestWidget.border': border,
      'editorSuggestWidget.foreground': text,
      'editorSuggestWidget.highlightForeground': text,
      'editorSuggestWidget.focusHighlightForeground': text,
      'editorSuggestWidget.selectedForeground': text,
      'editorSuggestWidget.selectedIconForeground': text,
      'editorSuggestWidget.selectedBackground': hex('--surface-selected'),
      'editorActionList.background': raised,
      'editorActionList.foreground': text,
      'editorActionList.focusBackground': hover,
      'editorActionList.focusForeground': text,
      'list.hoverBackground': hover,
      'symbolIcon.functionForeground': muted,
      'symbolIcon.fieldForeground': muted,
      'symbolIcon.keywordForeground': muted,
      'symbolIcon.snippetForeground': muted,
      'input.background': surface,
      'input.foreground': text,
      'input.border': hex('--border-strong'),
      'input.placeholderForeground': faint,
      'inputOption.activeBackground': hex('--surface-selected'),
      'inputOption.activeBorder': text,
      'inputOption.activeForeground': text,
      'menu.background': raised,
      'menu.foreground': text,
      'menu.selectionBackground': hover,
      'menu.selectionForeground': text,
      'menu.separatorBackground': border,
      'menu.border': border,
      'widget.shadow': `${isDark(surface) ? '#000000' : text}24`,
      'scrollbar.shadow': none,
      'scrollbarSlider.background': `${text}1f`,
      'scrollbarSlider.hoverBackground': `${text}33`,
      'scrollbarSlider.activeBackground': `${text}40`,
    },
  });
  editor.setTheme(NAME);
}

/** A token as `#rrggbb`. */
function hex(name: `--${string}`): string {
  const parts = tokenColor(name).match(/[\d.]+/g) ?? [];
  return `#${parts
    .slice(0, 3)
    .map((part) => Math.round(Number(part)).toString(16).padStart(2, '0'))
    .join('')}`;
}

function isDark(color: string): boolean {
  return Number.parseInt(color.slice(1, 3), 16) < 128;
}
