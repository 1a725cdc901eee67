import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { THEME_COLORS } from './theme-colors.ts';

type Theme = 'light' | 'dark';

const css = readFileSync(new URL('./app.css', import.meta.url), 'utf8');
const TOKENS = new Map(
  [...css.matchAll(/--color-([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);

function colorOf(token: string, theme: Theme) {
  const color = TOKENS.get(token)?.[theme];
  if (!color) throw new Error(`app.css has no color ${token}`);
  return color;
}

/** Relative luminance by WCAG 2.2. */
function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string) {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const PAGE = ['paper', 'surface', 'sunken'];
const TINTS = [
  'brand-soft',
  'marigold-soft',
  'success-soft',
  'warning-soft',
  'danger-soft',
  'info-soft',
];

/** Text on background: 4.5 to 1. */
const TEXT: Record<string, string[]> = {
  ink: [...PAGE, ...TINTS],
  'ink-soft': [...PAGE, 'brand-soft'],
  brand: [...PAGE, 'brand-soft'],
  'brand-strong': [...PAGE, 'brand-soft'],
  'on-brand': ['brand', 'brand-strong'],
  'on-fig': ['fig', 'fig-raised'],
  'on-fig-soft': ['fig', 'fig-raised'],
  marigold: ['fig', 'fig-raised'],
  'danger-on-fig': ['fig', 'fig-raised'],
  'on-marigold': ['marigold', 'marigold-strong'],
  success: ['paper', 'surface', 'success-soft'],
  warning: ['paper', 'surface', 'warning-soft', 'marigold-soft'],
  danger: ['paper', 'surface', 'sunken', 'danger-soft'],
  info: ['paper', 'surface', 'info-soft'],
};

/** Borders of controls, chosen states and focus rings: 3 to 1. */
const EDGES: Record<string, string[]> = {
  'line-strong': ['paper', 'surface', 'sunken'],
  brand: ['paper', 'surface', 'sunken', 'brand-soft'],
  'focus-page': [...PAGE, 'brand-soft'],
  danger: ['paper', 'surface'],
  marigold: ['fig', 'fig-raised'],
};

const pairsOf = (table: Record<string, string[]>) =>
  Object.entries(table).flatMap(([front, backs]) => backs.map((back) => [front, back] as const));

describe.each<Theme>(['light', 'dark'])('in the %s theme', (theme) => {
  it.each(pairsOf(TEXT))('%s can be read on %s', (front, back) => {
    expect(contrast(colorOf(front, theme), colorOf(back, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairsOf(EDGES))('%s can be made out against %s', (front, back) => {
    expect(contrast(colorOf(front, theme), colorOf(back, theme))).toBeGreaterThanOrEqual(3);
  });

  it('tints the browser like paper', () => {
    expect(THEME_COLORS[theme]).toBe(colorOf('paper', theme));
  });
});
