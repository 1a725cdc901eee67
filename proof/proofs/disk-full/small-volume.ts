import { execFile } from 'node:child_process';
import {
  type FileHandle,
  mkdir,
  mkdtemp,
  open,
  rename,
  rm,
  rmdir,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Testbed } from '@nextshift/test-kit/testbed/testbed';

const run = promisify(execFile);

/** A volume of a few megabytes mounted over a folder. */
export interface SmallVolume {
  /** Fills the free space except that many bytes. */
  fill(leftBytes?: number): Promise<void>;
  /** Frees the filled space. */
  empty(): Promise<void>;
}

/** Why no volume can be mounted here, or undefined where one can. */
export async function findMountObstacle(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    return 'small volumes are mounted by root on Linux alone';
  }
  const folder = await mkdtemp(join(tmpdir(), 'nextshift-proof-'));
  try {
    await mount(folder, 1);
    await unmount(folder);
    return undefined;
  } catch {
    return 'this machine lets nobody mount a volume';
  } finally {
    await rmdir(folder);
  }
}

/** Moves a folder with its contents onto a volume of that size, which is removed with the testbed. */
export async function moveToSmallVolume(
  testbed: Testbed,
  folder: string,
  megabytes: number,
): Promise<SmallVolume> {
  const before = `${folder}-before`;
  await rename(folder, before);
  await mkdir(folder);
  await mount(folder, megabytes);
  testbed.afterwards(() => unmount(folder));
  // Preserves the owner and mode of the folder itself.
  await run('cp', ['-a', '-T', before, folder]);
  await rm(before, { recursive: true });
  // In a separate folder that nothing else reads.
  const strangers = join(folder, 'strangers');
  await mkdir(strangers);
  return {
    async fill(leftBytes = 0) {
      const spare = join(strangers, 'spare');
      await writeFile(spare, Buffer.alloc(leftBytes));
      await writeUntilFull(join(strangers, 'filler'));
      await rm(spare);
    },
    async empty() {
      await rm(join(strangers, 'filler'), { force: true });
    },
  };
}

async function mount(folder: string, megabytes: number): Promise<void> {
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'nextshift-proof', folder]);
}

/** Lazily: open files do not keep the volume mounted for others. */
async function unmount(folder: string): Promise<void> {
  await run('umount', ['-l', folder]);
}

async function writeUntilFull(path: string): Promise<void> {
  const handle = await open(path, 'a');
  try {
    for (const bytes of [1_048_576, 4_096, 1]) {
      const chunk = Buffer.alloc(bytes, 1);
      while (await fits(handle, chunk));
    }
  } finally {
    await handle.close();
  }
}

async function fits(handle: FileHandle, chunk: Buffer): Promise<boolean> {
  try {
    return (await handle.write(chunk)).bytesWritten === chunk.length;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return false;
    throw error;
  }
}
