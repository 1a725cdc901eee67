import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createPixelBomb, createPng } from '@nextshift/test-kit/files/pictures';
import { encodePicture } from './pictures.ts';

const refusal = { code: 'unsupported_type' };

describe('encodePicture', () => {
  it('makes a WebP of the same shape', async () => {
    const picture = await encodePicture(await createPng({ width: 40, height: 30 }));
    expect(await sharp(picture).metadata()).toMatchObject({
      format: 'webp',
      width: 40,
      height: 30,
    });
  });

  it('shrinks to 1024 pixels', async () => {
    const picture = await encodePicture(await createPng({ width: 2048, height: 512 }));
    expect(await sharp(picture).metadata()).toMatchObject({ width: 1024, height: 256 });
  });

  it('turns a picture upright and removes the metadata', async () => {
    const photo = await sharp(await createPng({ width: 40, height: 30 }))
      .jpeg()
      .withExif({ IFD0: { Copyright: 'someone', Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const metadata = await sharp(await encodePicture(photo)).metadata();
    expect(metadata).toMatchObject({ width: 30, height: 40 });
    expect(metadata.exif).toBeUndefined();
    expect(metadata.orientation).toBeUndefined();
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

  it('refuses a picture of too many pixels', async () => {
    const bomb = createPixelBomb();
    expect(bomb.length).toBeLessThan(100_000);
    await expect(encodePicture(bomb)).rejects.toMatchObject(refusal);
  });
});
