import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeDataDir } from '../../../test/make-data-dir.ts';
import { createReservedSpace } from './reserved-space.ts';

let folder: string;

beforeEach(async () => {
  folder = await makeDataDir();
});

afterEach(() => rm(folder, { recursive: true }));

describe('the reserved space', () => {
  it('is reserved once, fits two log segments, and is released completely', async () => {
    const spareRoom = createReservedSpace(folder);
    await spareRoom.take();
    const taken = await stat(join(folder, 'spare-room'));
    expect(taken.size).toBe(32 * 1024 * 1024);
    expect(taken.blocks * 512).toBeGreaterThanOrEqual(taken.size);
    await spareRoom.take();
    expect((await stat(join(folder, 'spare-room'))).mtimeMs).toBe(taken.mtimeMs);

    await spareRoom.give();
    await spareRoom.give();
    expect(await readdir(folder)).toEqual([]);
  });

  it('reports that a volume with space is not full', async () => {
    const spareRoom = createReservedSpace(folder);
    expect(await spareRoom.isVolumeFull()).toBe(false);
    expect(await spareRoom.canBeTaken()).toBe(true);
  });
});
