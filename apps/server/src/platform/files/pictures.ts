import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { AppError } from '../http/app-error.ts';
import { createConcurrencyLimiter } from '../rate-limits/concurrency-limiter.ts';

/** Longest side of a stored picture, in pixels. */
const MAX_SIDE = 1024;
/** A picture with more pixels is a bomb or a mistake. */
const MAX_PIXELS = 25_000_000;
/** So is one with a longer side, in pixels. */
const MAX_SIDE_IN = 12_000;
const TIMEOUT_S = 10;

// Pictures are not encoded twice, and libvips' cache would grow to 50 MB.
sharp.cache(false);

/** Decoding takes a whole core; leave one for everything else. */
const inTurn = createConcurrencyLimiter({ atOnce: 1, waiting: 16 });
const ACCEPTED = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']);

const NOT_A_PICTURE = 'Please choose a JPEG, PNG, WebP, GIF or AVIF image.';

/**
 * Re-encodes a picture as WebP: upright, at most 1024 px, without metadata. Its type is detected by
 * content, not by name.
 * @throws {AppError} unsupported_type unless it is a picture that we accept, unavailable if too many
 * others are waiting
 */
export async function encodePicture(bytes: Buffer): Promise<Buffer> {
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

async function reencode(bytes: Buffer): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { width, height } = await picture.metadata();
  if (Math.max(width, height) > MAX_SIDE_IN) throw new Error('one side is too long');
  return picture
    .rotate()
    .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84 })
    .timeout({ seconds: TIMEOUT_S })
    .toBuffer();
}
