import { expect, test } from 'vitest';
import css from './tokens.css?raw';

const colors = new Map<string, readonly [light: string, dark: string]>();
for (const [, name = '', light = '', dark = ''] of css.matchAll(
  /--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/gu,
))
  colors.set(name, [light, dark]);

/** Contrast of two colours after WCAG 2.2. */
function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const surfaces = [
  'canvas',
  'surface',
  'surface-sunken',
  'surface-raised',
  'surface-hover',
  'surface-selected',
];
const hues = ['defer', 'transform', 'deny', 'hazard', 'ok', 'stale'];
const softs = hues.map((hue) => `${hue}-soft`);
const on = (texts: string[], grounds: string[], least: number) =>
  texts.flatMap((text) => grounds.map((ground) => [text, ground, least] as const));

test.each([
  ...on(['text', 'text-muted', 'text-faint', ...hues], surfaces, 4.5),
  ...on(['syn-key', 'syn-string', 'syn-number', 'syn-literal', 'syn-punct'], surfaces, 4.5),
  ...on(['text', 'text-muted'], softs, 4.5),
  ...hues.map((hue) => [hue, `${hue}-soft`, 4.5] as const),
  ...on(['on-accent'], ['accent', 'accent-hover'], 4.5),
  ...on(['text'], ['thumb', 'track'], 4.5),
  ...on(['focus', 'border-strong'], surfaces, 3),
])('%s on %s has a contrast of at least %f', (text, ground, least) => {
  for (const theme of [0, 1] as const) {
    const ratio = contrast(colors.get(text)?.[theme] ?? '', colors.get(ground)?.[theme] ?? '');
    expect(ratio).toBeGreaterThanOrEqual(least);
  }
});
