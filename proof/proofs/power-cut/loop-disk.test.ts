import { execFile } from 'node:child_process';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { findLoopDiskObstacle, makeLoopDisk } from './loop-disk.ts';

const obstacle = await findLoopDiskObstacle();

async function mountsUnder(folder: string): Promise<string[]> {
  const mounts = (await readFile('/proc/mounts', 'utf8')).split('\n');
  return mounts.filter((line) => line.includes(folder));
}

async function isMounted(folder: string): Promise<boolean> {
  return (await mountsUnder(folder)).length > 0;
}

describe.skipIf(obstacle !== undefined)(`a disk image${obstacle ? ` (${obstacle})` : ''}`, () => {
  it('leaves no mount behind when one is still in use', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'nextshift-loop-disk-'));
    const disk = await makeLoopDisk(parent);
    const held = await open(join(disk.folder, 'held'), 'w');
    try {
      expect(await isMounted(parent)).toBe(true);
      await disk.remove();
      expect(await mountsUnder(parent)).toEqual([]);
    } finally {
      await held.close();
    }
    await rm(parent, { recursive: true });
  });

  it('leaves no mount behind when one is already gone', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'nextshift-loop-disk-'));
    const disk = await makeLoopDisk(parent);
    await promisify(execFile)('umount', [disk.folder]);
    await expect(disk.remove()).rejects.toThrow('Disks are left mounted.');
    expect(await mountsUnder(parent)).toEqual([]);
    await rm(parent, { recursive: true });
  });
});
