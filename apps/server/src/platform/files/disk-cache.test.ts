import { readdir, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeDataDir } from '../../../test/make-data-dir.ts';
import { createDiskCache } from './disk-cache.ts';

let folder: string;

beforeEach(async () => {
  folder = join(await makeDataDir(), 'cards');
});

afterEach(() => rm(join(folder, '..'), { recursive: true }));

it('returns what was written, also to the next process', async () => {
  const cache = createDiskCache({ folder, filesMax: 5 });
  expect(await cache.read('a')).toBeNull();
  await cache.write('a', Buffer.from('bytes'));
  await cache.write('a', Buffer.from('again'));
  expect(String(await cache.read('a'))).toBe('again');
  expect(String(await createDiskCache({ folder, filesMax: 5 }).read('a'))).toBe('again');
  expect(await readdir(folder)).toEqual(['a']);
});

it('keeps the newest files up to its limit', async () => {
  const cache = createDiskCache({ folder, filesMax: 3 });
  for (const [index, key] of ['a', 'b', 'c', 'd', 'e'].entries()) {
    await cache.write(key, Buffer.from(key));
    const time = new Date(2026, 0, 1, 0, 0, index);
    await utimes(join(folder, key), time, time);
  }
  expect((await readdir(folder)).sort()).toEqual(['c', 'd', 'e']);
  expect(await cache.read('a')).toBeNull();
});
