import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { installPackage } from '../../../scripts/install-package.mjs';

const run = promisify(execFile);

const SHELF_BYTES = 8 * 1024 ** 3;
const DISK_BYTES = 2 * 1024 ** 3;

/** A disk that can lose its power: an image with a file system of its own, and copies of a moment. */
export interface LoopDisk {
  /** Where it is mounted. */
  readonly folder: string;
  /** Everything written so far has reached it. */
  settle(): Promise<unknown>;
  /**
   * The disk as it would be found if the power failed now: what had not reached it is missing.
   * @returns where that copy is mounted, and how it goes away
   */
  cutPower(): Promise<{ folder: string; remove: () => Promise<void> }>;
  remove(): Promise<void>;
}

/**
 * Makes the disk: an ext4 image on a loop device, kept on an XFS image, which can copy a file of any size
 * at one moment (FICLONE).
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
    // What is still in use goes as soon as it no longer is.
    await run('umount', [folder]).catch(() => run('umount', ['--lazy', folder]));
    mounted.splice(mounted.indexOf(folder), 1);
  };
  /** Whatever cannot be unmounted keeps nothing else mounted. */
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

/** Why such a disk cannot be had on this machine; a missing tool of XFS is installed where that is possible. */
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
