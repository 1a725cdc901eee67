import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { type Card, drawCard, LOGO_LEFT, LOGO_SIZE, LOGO_TOP } from './draw-card.ts';
import { loadOutlines } from './text-outlines.ts';

const LOGO_CORNER = 24;
let fonts: Promise<Parameters<typeof drawCard>[1]> | undefined;

/** Renders a card as PNG, with the company's logo if any. Uses a whole core: see the queue. */
export async function renderCard(card: Card, logo: Readable | null): Promise<Buffer> {
  fonts ??= loadFonts().catch((error: unknown) => {
    fonts = undefined;
    throw error;
  });
  const svg = Buffer.from(drawCard(card, await fonts));
  const laidOver = logo === null ? [] : [await placeLogo(await buffer(logo))];
  return sharp(svg).composite(laidOver).png({ compressionLevel: 9, palette: true }).toBuffer();
}

async function loadFonts() {
  const [bold, plain] = await Promise.all([loadOutlines(800), loadOutlines(500)]);
  return { bold, plain };
}

/** Crops the logo to a square with round corners. */
async function placeLogo(bytes: Buffer) {
  const corners = `<svg width="${LOGO_SIZE}" height="${LOGO_SIZE}"><rect width="${LOGO_SIZE}" height="${LOGO_SIZE}" rx="${LOGO_CORNER}"/></svg>`;
  const input = await sharp(bytes)
    .resize(LOGO_SIZE, LOGO_SIZE, { fit: 'contain', background: '#ffffff' })
    .composite([{ input: Buffer.from(corners), blend: 'dest-in' }])
    .png()
    .toBuffer();
  return { input, left: LOGO_LEFT, top: LOGO_TOP };
}
