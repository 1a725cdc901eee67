import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// Draws the icons of the installed app from the mark; rerun when the mark changes.
const root = new URL('..', import.meta.url);
const sharp = createRequire(new URL('apps/server/package.json', root))('sharp');
const folder = new URL('apps/web/public/', root);
const mark = readFileSync(new URL('favicon.svg', folder), 'utf8');

// Phones crop such icons: the background reaches every edge, the mark stays in the safe area.
const uncut = mark
  .replace(
    /<rect[^>]*>/,
    '<rect width="32" height="32" fill="#8f1a5f" /><g transform="translate(2.4 2.4) scale(0.85)">',
  )
  .replace('</svg>', '</g></svg>');

const icons = [
  { file: 'icon-192.png', size: 192, drawing: mark },
  { file: 'icon-512.png', size: 512, drawing: mark },
  { file: 'maskable-512.png', size: 512, drawing: uncut },
  { file: 'apple-touch-icon.png', size: 180, drawing: uncut },
];

const drawAt = (drawing, size) =>
  sharp(Buffer.from(drawing), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

mkdirSync(new URL('icons/', folder), { recursive: true });
for (const { file, size, drawing } of icons) {
  writeFileSync(new URL(`icons/${file}`, folder), await drawAt(drawing, size));
}

// Requested by clients that know no other icon: one picture in an ICO file.
const SMALL = 32;
const picture = await drawAt(mark, SMALL);
const head = Buffer.alloc(22);
head.writeUInt16LE(1, 2);
head.writeUInt16LE(1, 4);
head.writeUInt8(SMALL, 6);
head.writeUInt8(SMALL, 7);
head.writeUInt16LE(1, 10);
head.writeUInt16LE(32, 12);
head.writeUInt32LE(picture.length, 14);
head.writeUInt32LE(head.length, 18);
writeFileSync(new URL('favicon.ico', folder), Buffer.concat([head, picture]));
