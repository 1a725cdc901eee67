import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Font } from 'opentype.js';

export type Weight = 500 | 800;

/** Letters as shapes: a bare machine has no fonts. */
export interface Outlines {
  /** Width of a text in pixels. */
  widthOf(text: string, size: number): number;
  /** An SVG path of a text that starts at a point. */
  draw(text: string, x: number, y: number, size: number): string;
}

/** The subsets of the font family. */
const PARTS = ['latin', 'latin-ext'] as const;

/** Loads the site's display font in one weight. */
export async function loadOutlines(weight: Weight): Promise<Outlines> {
  const fonts = await Promise.all(PARTS.map((part) => loadFont(part, weight)));
  const drawable = (text: string) => piecesOf(text, fonts);
  return {
    widthOf: (text, size) =>
      drawable(text).reduce((width, { font, piece }) => width + advance(font, piece, size), 0),
    draw(text, x, y, size) {
      let at = x;
      return drawable(text)
        .map(({ font, piece }) => {
          const path = font.getPath(piece, at, y, size).toPathData(2);
          at += advance(font, piece, size);
          return path;
        })
        .join('');
    },
  };
}

async function loadFont(part: (typeof PARTS)[number], weight: Weight): Promise<Font> {
  // Imported lazily: only rendering needs it.
  const { default: opentype } = await import('opentype.js');
  const file = `@fontsource/bricolage-grotesque/files/bricolage-grotesque-${part}-${weight}-normal.woff`;
  const bytes = await readFile(fileURLToPath(import.meta.resolve(file)));
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

function advance(font: Font, text: string, size: number): number {
  return font.getAdvanceWidth(text, size);
}

interface Piece {
  readonly font: Font;
  readonly piece: string;
}

/** Splits a text into runs of one font each; drops characters that no font has, such as emoji. */
function piecesOf(text: string, fonts: readonly Font[]): Piece[] {
  const pieces: Piece[] = [];
  for (const character of text.normalize('NFC')) {
    const font = fonts.find((candidate) => candidate.charToGlyphIndex(character) > 0);
    if (!font) continue;
    const last = pieces.at(-1);
    if (last?.font === font) pieces[pieces.length - 1] = { font, piece: last.piece + character };
    else pieces.push({ font, piece: character });
  }
  return pieces;
}
