import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { encodePage } from './encode-page.ts';

const page = Buffer.from('<p>Find your next shift</p>'.repeat(100));

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['GZIP', 'gzip'],
  ['gzip;q=0', null],
  ['deflate', null],
  [undefined, null],
])('encodes for a client that accepts %s as %s', async (accepted, expected) => {
  const { bytes, encoding } = await encodePage(page, accepted);
  expect(encoding).toBe(expected);
  const decoded =
    encoding === 'br' ? brotliDecompressSync(bytes) : encoding ? gunzipSync(bytes) : bytes;
  expect(decoded).toEqual(page);
});

it('does not compress a page that fits into a packet', async () => {
  const small = Buffer.from('<p>Gone</p>');
  expect(await encodePage(small, 'br')).toEqual({ bytes: small, encoding: null });
});
