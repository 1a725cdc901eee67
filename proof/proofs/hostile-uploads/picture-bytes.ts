import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { createPng } from '@nextshift/test-kit/people/people';
import { MARKER, SCRIPT } from './hostile-file.ts';

const SIGNATURE_BYTES = 8;
const IHDR_BYTES = 25;

/** A chunk of a PNG. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(data.length, 0);
  numbers.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([numbers.subarray(0, 4), body, numbers.subarray(4)]);
}

/** A PNG with more chunks after its header. */
async function pngWith(...chunks: Buffer[]): Promise<Buffer> {
  const png = await createPng();
  const at = SIGNATURE_BYTES + IHDR_BYTES;
  return Buffer.concat([png.subarray(0, at), ...chunks, png.subarray(at)]);
}

export const pngWithScript = () =>
  pngWith(chunk('tEXt', Buffer.from(`Comment\0${SCRIPT}`, 'latin1')));

/** A hundred megabytes of zeros, packed into a hundred kilobytes. */
const zeros = () => deflateSync(Buffer.alloc(100 * 1024 * 1024), { level: 9 });

export const pngWithProfileBomb = () =>
  pngWith(chunk('iCCP', Buffer.concat([Buffer.from('sRGB\0\0', 'latin1'), zeros()])));

export const pngWithTextBomb = () =>
  pngWith(chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), zeros()])));

/** A valid picture padded to one byte above the limit. */
export async function pngOfSize(size: number): Promise<Buffer> {
  const { length } = await pngWith(chunk('tEXt', Buffer.from('Comment\0')));
  const filling = Buffer.concat([Buffer.from('Comment\0'), Buffer.alloc(size - length, 97)]);
  return pngWith(chunk('tEXt', filling));
}

export const jpegWithScriptInExif = () =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: '#7c3aed' } })
    .withExif({ IFD0: { ImageDescription: SCRIPT, Copyright: `<?php system("${MARKER}"); ?>` } })
    .jpeg()
    .toBuffer();

/** A JPEG followed by another document. */
export async function jpegWithTail(tail: Buffer): Promise<Buffer> {
  const jpeg = await sharp(await createPng())
    .jpeg()
    .toBuffer();
  return Buffer.concat([jpeg, tail]);
}

/** A JPEG whose frame header claims the largest possible size. */
export async function jpegClaimingMuch(): Promise<Buffer> {
  const jpeg = Buffer.from(
    await sharp(await createPng())
      .jpeg()
      .toBuffer(),
  );
  const frame = jpeg.indexOf(Buffer.from('ffc0', 'hex'));
  jpeg.writeUInt16BE(0xffff, frame + 5);
  jpeg.writeUInt16BE(0xffff, frame + 7);
  return jpeg;
}

/** One frame of a GIF: a pixel. */
const GIF_FRAME = Buffer.from('21f90400010000002c0000000001000100000202440100', 'hex');

/** A GIF that is JavaScript as well: its head opens a comment that its tail closes. */
export function gifWithScript(): Buffer {
  const head = gif(1);
  const comment = `*/=1;alert("${MARKER}");/*`;
  const extension = Buffer.concat([
    Buffer.from([0x21, 0xfe, comment.length]),
    Buffer.from(comment),
    Buffer.from([0]),
  ]);
  return Buffer.concat([head.subarray(0, 19), extension, head.subarray(19)]);
}

/** A GIF with that number of frames, on a square screen of that size. */
export function gif(frames: number, side = 1): Buffer {
  const head = Buffer.from('47494638396101000100800000ffffff000000', 'hex');
  head.writeUInt16LE(side, 6);
  head.writeUInt16LE(side, 8);
  const all = Array.from({ length: frames }, () => GIF_FRAME);
  return Buffer.concat([head, ...all, Buffer.from([0x3b])]);
}

/** An extended WebP whose canvas is as large as the format allows. */
export async function webpClaimingMuch(): Promise<Buffer> {
  const webp = Buffer.from(
    await sharp(await createPng())
      .withExif({ IFD0: { Copyright: MARKER } })
      .webp()
      .toBuffer(),
  );
  const canvas = webp.indexOf('VP8X') + 12;
  webp.writeUIntLE(16_383, canvas, 3);
  webp.writeUIntLE(16_383, canvas + 3, 3);
  return webp;
}

export const svgWithScript = () =>
  Buffer.from(
    `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert('${MARKER}')">${SCRIPT}</svg>`,
  );

/** A TIFF, which neither browsers nor the product show. */
export const tiff = async () =>
  sharp(await createPng())
    .tiff()
    .toBuffer();

/** Heads of unsupported picture formats, each followed by a script. */
export const bmp = () => withScript('424d46000000000000003600000028000000020000000200000001001800');
export const psd = () => withScript('38425053000100000000000000030000000100000001000800030000');
export const heic = () => withScript('000000186674797068656963000000006d69663168656963');

function withScript(hex: string): Buffer {
  return Buffer.concat([Buffer.from(hex, 'hex'), Buffer.alloc(64), Buffer.from(SCRIPT)]);
}
