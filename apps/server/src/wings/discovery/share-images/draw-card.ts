import type { Outlines } from './text-outlines.ts';
import { wrapText } from './wrap-text.ts';

/** The size that link previews expect, in pixels. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;
export const LOGO_SIZE = 112;
export const LOGO_LEFT = 80;
export const LOGO_TOP = 76;

/** Increment it with any change of the design: cached images depend on it. */
export const CARD_DESIGN_VERSION = 1;

const LEFT = 80;
const TEXT_WIDTH = CARD_WIDTH - 2 * LEFT;
const FIG = '#35102b';
const FIG_RAISED = '#4a1b3d';
const INK = '#fdf3f8';
const INK_SOFT = '#dfc1d2';
const MARIGOLD = '#ffb224';
const TITLE_SIZE = 78;
const TITLE_LEADING = 88;
const TITLE_LINES = 3;

export interface Card {
  readonly title: string;
  readonly company: string | null;
  /** Leaves room for the logo before the company's name. */
  readonly hasLogo: boolean;
  /** At the bottom, separated by dots. */
  readonly facts: readonly string[];
}

export interface CardFonts {
  readonly bold: Outlines;
  readonly plain: Outlines;
}

/** Draws a share card as SVG without text elements; the company's logo is composited later. */
export function drawCard(
  { title, company, hasLogo, facts }: Card,
  { bold, plain }: CardFonts,
): string {
  const lines = wrapText(title, TEXT_WIDTH, TITLE_LINES, (text) => bold.widthOf(text, TITLE_SIZE));
  const first = company === null ? 250 : 290;
  const titlePath = lines
    .map((line, index) => bold.draw(line, LEFT, first + index * TITLE_LEADING, TITLE_SIZE))
    .join('');
  const companyPath = company === null ? '' : drawCompany(company, hasLogo, plain);
  const [foot = ''] = wrapText(facts.join('  ·  '), TEXT_WIDTH - 260, 1, (text) =>
    plain.widthOf(text, 34),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">`,
    `<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="${FIG}"/>`,
    `<path d="M860 0H1200V420Z" fill="${FIG_RAISED}"/>`,
    `<rect y="${CARD_HEIGHT - 12}" width="${CARD_WIDTH}" height="12" fill="${MARIGOLD}"/>`,
    `<path fill="${INK}" d="${titlePath}"/>`,
    `<path fill="${INK_SOFT}" d="${companyPath}"/>`,
    `<path fill="${INK_SOFT}" d="${plain.draw(foot, LEFT, 566, 34)}"/>`,
    drawBrand(bold),
    '</svg>',
  ].join('');
}

function drawCompany(company: string, hasLogo: boolean, plain: Outlines): string {
  const left = hasLogo ? LOGO_LEFT + LOGO_SIZE + 32 : LEFT;
  const [line = ''] = wrapText(company, CARD_WIDTH - left - LEFT, 1, (text) =>
    plain.widthOf(text, 42),
  );
  return plain.draw(line, left, LOGO_TOP + LOGO_SIZE / 2 + 15, 42);
}

/** Logo mark and name, at the lower right. */
function drawBrand(bold: Outlines): string {
  const size = 38;
  const width = bold.widthOf('NextShift', size);
  const left = CARD_WIDTH - LEFT - width;
  return [
    `<g transform="translate(${left - 58} 528) scale(1.45)">`,
    '<rect width="32" height="32" rx="9" fill="#8f1a5f"/>',
    '<path d="M7 10.5H12.5V26H7zM19.5 6H25V21.5H19.5z" fill="#fff"/>',
    `<path d="M7 10.5h6.5L25 21.5h-6.5z" fill="${MARIGOLD}"/>`,
    '</g>',
    `<path fill="${INK}" d="${bold.draw('NextShift', left, 566, size)}"/>`,
  ].join('');
}
