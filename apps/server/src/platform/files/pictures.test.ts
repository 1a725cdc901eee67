import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createPhoto, createPixelBomb, createPng } from '@nextshift/test-kit/files/pictures';
import { encodePicture } from './pictures.ts';

const refusal = { code: 'unsupported_type' };

describe('encodePicture', () => {
  it('makes a WebP of the same shape', async () => {
    const { whole } = await encodePicture(await createPng({ width: 40, height: 30 }));
    expect(await sharp(whole.bytes).metadata()).toMatchObject({
      format: 'webp',
      width: 40,
      height: 30,
    });
  });

  it('shrinks to 1024 pixels', async () => {
    const { whole } = await encodePicture(await createPng({ width: 2048, height: 512 }));
    expect(await sharp(whole.bytes).metadata()).toMatchObject({ width: 1024, height: 256 });
  });

  it('makes narrower ones, and AVIF where that is smaller', async () => {
    const { whole, variants } = await encodePicture(await createPhoto());
    expect(variants.map(({ format, width }) => `${format} ${String(width)}`)).toEqual([
      'webp 320',
      'avif 320',
      'webp 640',
      'avif 640',
      'avif 1024',
    ]);
    for (const { bytes, format, width } of [whole, ...variants]) {
      expect(await sharp(bytes).metadata()).toMatchObject({
        format: format === 'avif' ? 'heif' : 'webp',
        width,
        height: Math.round((width * 576) / 1_024),
      });
    }
    const [, avif] = variants;
    expect(avif?.bytes.length).toBeLessThan(variants[0]?.bytes.length ?? 0);
  });

  it('enlarges nothing, and keeps what is transparent', async () => {
    const background = { r: 200, g: 0, b: 0, alpha: 0.5 };
    const create = { width: 400, height: 400, channels: 4, background } as const;
    const { whole, variants } = await encodePicture(await sharp({ create }).png().toBuffer());
    for (const { bytes, width } of [whole, ...variants]) {
      expect([320, 400]).toContain(width);
      expect(await sharp(bytes).metadata()).toMatchObject({ width, hasAlpha: true });
    }
  });

  it('turns a picture upright and removes the metadata', async () => {
    const photo = await sharp(await createPng({ width: 40, height: 30 }))
      .jpeg()
      .withExif({ IFD0: { Copyright: 'someone', Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { whole, variants } = await encodePicture(photo);
    const metadata = await sharp(whole.bytes).metadata();
    expect(metadata).toMatchObject({ width: 30, height: 40 });
    expect(metadata.exif).toBeUndefined();
    expect(metadata.orientation).toBeUndefined();
    for (const { bytes } of variants) {
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 30, height: 40 });
    }
  });

  it.each([
    ['a text', 'just a text'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['nothing', ''],
    ['the beginning of a PNG', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
  ])('refuses %s', async (_what, content) => {
    await expect(encodePicture(Buffer.from(content, 'latin1'))).rejects.toMatchObject(refusal);
  });

  it.each([
    ['48 megapixels', 8_064, 6_048],
    ['108 megapixels', 12_000, 9_000],
    ['a panorama', 24_000, 3_600],
  ])('shrinks a photo of %s', async (_what, width, height) => {
    const create = { width, height, channels: 3, background: '#8a5' } as const;
    const photo = await sharp({ create, limitInputPixels: false }).jpeg({ quality: 40 }).toBuffer();
    const { whole } = await encodePicture(photo);
    expect((await sharp(whole.bytes).metadata()).width).toBe(1024);
  });

  it('says how large a picture may be', async () => {
    const create = { width: 6_000, height: 5_000, channels: 3, background: '#8a5' } as const;
    const message =
      'This picture is too large: 6000 × 5000 pixels. Please choose one of at most 25 megapixels, no side over 12000 pixels.';
    for (const picture of [
      await sharp({ create }).png().toBuffer(),
      await sharp({ create }).jpeg({ progressive: true }).toBuffer(),
    ])
      await expect(encodePicture(picture)).rejects.toMatchObject({ message });
  });

  it('says how to export an HEIC photo', async () => {
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
    await expect(encodePicture(heic)).rejects.toMatchObject({
      code: 'unsupported_type',
      message: expect.stringContaining('export the photo as a JPEG') as string,
    });
  });

  it('refuses a picture of too many pixels', async () => {
    const bomb = createPixelBomb();
    expect(bomb.length).toBeLessThan(100_000);
    await expect(encodePicture(bomb)).rejects.toMatchObject(refusal);
  });
});
