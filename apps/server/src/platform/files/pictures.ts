import {
  HEIC_MESSAGE,
  NOT_A_PICTURE_MESSAGE,
  PICTURE_WIDTHS,
  UNREADABLE_PICTURE_MESSAGE,
} from '@nextshift/contract';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { AppError } from '../errors/app-error.ts';
import { createConcurrencyLimiter } from '../rate-limits/concurrency-limiter.ts';

/** Longest side of a stored picture, in pixels. */
const MAX_SIDE = 1024;
/** Most megapixels of a picture that has to be decoded whole: more is a bomb or a mistake. */
const MAX_MEGAPIXELS = 25;
/** Of a JPEG as cameras write it, which is shrunk while it is decoded. */
const MAX_MEGAPIXELS_OF_CAMERAS = 120;
/** A longer side is a mistake too, in pixels: of a JPEG, which may be a panorama, and of others. */
const MAX_SIDE_OF_CAMERAS = 30_000;
const MAX_SIDE_IN = 12_000;
const TIMEOUT_S = 10;
/** More effort takes seven times as long for files of the same size. */
const AVIF = { quality: 50, effort: 2 } as const;

// Pictures are not encoded twice, and libvips' cache would grow to 50 MB.
sharp.cache(false);

/** Decoding takes a whole core; leave one for everything else. */
const inTurn = createConcurrencyLimiter({ atOnce: 1, waiting: 16 });
const ACCEPTED = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']);

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
    const isHeic = type?.mime === 'image/heic' || type?.mime === 'image/heif';
    throw new AppError('unsupported_type', {
      message: isHeic ? HEIC_MESSAGE : NOT_A_PICTURE_MESSAGE,
    });
  }
  return inTurn(() =>
    reencode(bytes).catch((error: unknown) => {
      if (error instanceof AppError) throw error;
      throw new AppError('unsupported_type', { message: UNREADABLE_PICTURE_MESSAGE });
    }),
  );
}

async function reencode(bytes: Buffer): Promise<EncodedPicture> {
  const limitInputPixels = MAX_MEGAPIXELS_OF_CAMERAS * 1e6;
  const picture = sharp(bytes, { limitInputPixels, failOn: 'error' });
  requireSize(await sharp(bytes, { limitInputPixels: false }).metadata());
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

/**
 * A JPEG is shrunk while it is decoded, unless it is progressive: then all of it is kept.
 * @throws {AppError} unsupported_type for a picture that is too large, with what it has and may have
 */
function requireSize({ format, width, height, isProgressive }: Metadata): void {
  const isOfCamera = format === 'jpeg' && !isProgressive;
  const mostMegapixels = isOfCamera ? MAX_MEGAPIXELS_OF_CAMERAS : MAX_MEGAPIXELS;
  const longest = isOfCamera ? MAX_SIDE_OF_CAMERAS : MAX_SIDE_IN;
  if (width * height <= mostMegapixels * 1e6 && Math.max(width, height) <= longest) return;
  throw new AppError('unsupported_type', {
    message: `This picture is too large: ${width} × ${height} pixels. Please choose one of at most ${mostMegapixels} megapixels, no side over ${longest} pixels.`,
  });
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
