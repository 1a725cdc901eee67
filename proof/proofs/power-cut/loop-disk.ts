import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { installPackage } from '../../../scripts/install-package.mjs';

const run = promisify(execFile);

const SHELF_BYTES = 8 * 1024 ** 3;
const DISK_BYTES = 2 * 1024 ** 3;

/** A disk that can lose its power: an image with its own file system, and snapshots of it. */
export interface LoopDisk {
  /** Where it is mounted. */
  readonly folder: string;
  /** Flushes everything written so far. */
  settle(): Promise<unknown>;
  /**
   * Snapshots the disk as it would be after a power cut now: unflushed data is missing.
   * @returns where the snapshot is mounted, and how to remove it
   */
  cutPower(): Promise<{ folder: string; remove: () => Promise<void> }>;
  remove(): Promise<void>;
}

/**
 * Creates the disk: an ext4 image on a loop device, stored on an XFS image, which can snapshot a file of
 * any size (FICLONE).
 */
export async function makeLoopDisk(parent: string): Promise<LoopDisk> {
  const mounted: string[] = [];
  const mount = async (image: string, folder: string) => {
    await mkdir(folder, { recursive: true });
    await run('mount', ['-o', 'loop', image, folder]);
    mounted.push(folder);
  };
  const makeImage = async (folder: string, name: string, bytes: number, mkfs: string[]) => {
    const image = join(folder, `${name}.img`);
    await writeFile(image, '');
    await truncate(image, bytes);
    await run(mkfs[0] ?? '', [...mkfs.slice(1), image]);
    await mount(image, join(folder, name));
    return join(folder, name);
  };
  const unmount = async (folder: string) => {
    // A mount in use goes away once it is unused.
    await run('umount', [folder]).catch(() => run('umount', ['--lazy', folder]));
    mounted.splice(mounted.indexOf(folder), 1);
  };
  /** A failed unmount does not prevent the others. */
  const unmountAll = async () => {
    const failures: unknown[] = [];
    for (const folder of mounted.toReversed()) {
      await unmount(folder).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Disks are left mounted.');
  };
  const makeDisk = async () => {
    const mkfs = ['mkfs.xfs', '-q', '-m', 'reflink=1'];
    const shelf = await makeImage(parent, 'shelf', SHELF_BYTES, mkfs);
    return { shelf, disk: await makeImage(shelf, 'disk', DISK_BYTES, ['mkfs.ext4', '-q']) };
  };
  const { shelf, disk } = await makeDisk().catch(async (error: unknown) => {
    await unmountAll();
    throw error;
  });
  return {
    folder: disk,
    settle: () => run('sync', ['-f', disk]),
    async cutPower() {
      const image = join(shelf, 'cut.img');
      const folder = join(shelf, 'cut');
      await run('cp', ['--reflink=always', join(shelf, 'disk.img'), image]);
      await mount(image, folder);
      return {
        folder,
        async remove() {
          await unmount(folder);
          await rm(image);
        },
      };
    },
    remove: unmountAll,
  };
}

/** Why this machine cannot create such a disk; installs the XFS tools if possible. */
export async function findLoopDiskObstacle(): Promise<string | undefined> {
  if (process.getuid?.() !== 0) return 'only root may mount a disk';
  const hasXfs = await run('mkfs.xfs', ['-V']).then(
    () => true,
    () => installPackage('xfsprogs'),
  );
  if (!hasXfs) return 'there is no mkfs.xfs';
  const folder = await mkdtemp(join(tmpdir(), 'nextshift-proof-disk-'));
  try {
    const probe = await makeLoopDisk(folder);
    await probe.remove();
    return undefined;
  } catch (error) {
    return `no disk image can be mounted here (${String(error).split('\n')[0]})`;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
