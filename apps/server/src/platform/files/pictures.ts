import { PICTURE_WIDTHS } from '@nextshift/contract';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { AppError } from '../errors/app-error.ts';
import { createConcurrencyLimiter } from '../rate-limits/concurrency-limiter.ts';

/** Longest side of a stored picture, in pixels. */
const MAX_SIDE = 1024;
/** A picture with more pixels is a bomb or a mistake. */
const MAX_PIXELS = 25_000_000;
/** So is one with a longer side, in pixels. */
const MAX_SIDE_IN = 12_000;
const TIMEOUT_S = 10;
/** More effort takes seven times as long for files of the same size. */
const AVIF = { quality: 50, effort: 2 } as const;

// Pictures are not encoded twice, and libvips' cache would grow to 50 MB.
sharp.cache(false);

/** Decoding takes a whole core; leave one for everything else. */
const inTurn = createConcurrencyLimiter({ atOnce: 1, waiting: 16 });
const ACCEPTED = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']);

const NOT_A_PICTURE = 'Please choose a JPEG, PNG, WebP, GIF or AVIF image.';

/** A picture as it is stored. */
export interface EncodedPicture {
  /** As WebP. */
  readonly whole: SizedPicture;
  /** Narrower ones as WebP, and all widths as AVIF where that is smaller. */
  readonly variants: readonly SizedPicture[];
}

export interface SizedPicture {
  readonly format: 'webp' | 'avif';
  /** In pixels. */
  readonly width: number;
  readonly bytes: Buffer;
}

/**
 * Re-encodes a picture as WebP: upright, at most 1024 px, without metadata; and in the widths of PICTURE_WIDTHS. Its type
 * is detected by content, not by name.
 * @throws {AppError} unsupported_type unless it is a picture that we accept, unavailable if too many
 * others are waiting
 */
export async function encodePicture(bytes: Buffer): Promise<EncodedPicture> {
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !ACCEPTED.has(type.mime)) {
    throw new AppError('unsupported_type', { message: NOT_A_PICTURE });
  }
  return inTurn(() =>
    reencode(bytes).catch(() => {
      throw new AppError('unsupported_type', { message: NOT_A_PICTURE });
    }),
  );
}

async function reencode(bytes: Buffer): Promise<EncodedPicture> {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const metadata = await picture.metadata();
  if (Math.max(metadata.width, metadata.height) > MAX_SIDE_IN) {
    throw new Error('one side is too long');
  }
  const { data, info } = await picture
    .rotate()
    .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColorspace('srgb')
    .timeout({ seconds: TIMEOUT_S })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = sharp(data, { raw: { width, height, channels } });
  const whole = await encode(pixels, { format: 'webp', width });
  const variants: SizedPicture[] = [];
  for (const narrower of [...PICTURE_WIDTHS.filter((each) => each < width), width]) {
    const webp =
      narrower === width ? whole : await encode(pixels, { format: 'webp', width: narrower });
    const avif = await encode(pixels, { format: 'avif', width: narrower });
    if (webp !== whole) variants.push(webp);
    if (avif.bytes.length < webp.bytes.length) variants.push(avif);
  }
  return { whole, variants };
}

async function encode(
  pixels: Sharp,
  { format, width }: Pick<SizedPicture, 'format' | 'width'>,
): Promise<SizedPicture> {
  const sized = pixels.clone().resize({ width, withoutEnlargement: true });
  const encoded = format === 'webp' ? sized.webp({ quality: 84 }) : sized.avif(AVIF);
  const bytes = await encoded.timeout({ seconds: TIMEOUT_S }).toBuffer();
  return { format, width, bytes };
}
