import sharp from 'sharp';
import type { Platform } from '../platform/platform.ts';
import { storeFile } from '../platform/files/store-file.ts';

/** Side of a stored drawing, in pixels. */
const SIDE = 256;

/** Turns a drawing (SVG) into a stored picture; answers the id of its file. */
export async function storeDrawing(platform: Platform, svg: string): Promise<string> {
  const picture = await sharp(Buffer.from(svg)).resize(SIDE, SIDE).webp({ quality: 90 }).toBuffer();
  const { id } = await storeFile(platform, picture, {
    extension: 'webp',
    contentType: 'image/webp',
    visibility: 'public',
    width: SIDE,
  });
  return id;
}
