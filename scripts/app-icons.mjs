import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// Draws the icons of the installed app from the mark; run anew when the mark changes.
const root = new URL('..', import.meta.url);
const sharp = createRequire(new URL('apps/server/package.json', root))('sharp');
const folder = new URL('apps/web/public/', root);
const mark = readFileSync(new URL('favicon.svg', folder), 'utf8');

// Phones cut such icons to a shape of theirs: the ground reaches every edge, the sign stays within.
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

mkdirSync(new URL('icons/', folder), { recursive: true });
for (const { file, size, drawing } of icons) {
  await sharp(Buffer.from(drawing), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(new URL(`icons/${file}`, folder).pathname);
}
