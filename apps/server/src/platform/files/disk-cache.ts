import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasErrorCode } from '../errors/has-error-code.ts';

interface DiskCacheOptions {
  readonly folder: string;
  /** Maximum number of files; the oldest are removed first. */
  readonly filesMax: number;
}

/** Reproducible results cached on this machine's disk by the hash of their input. */
export interface DiskCache {
  /** @param key a hash, which becomes the file's name */
  read(key: string): Promise<Buffer | null>;
  write(key: string, bytes: Buffer): Promise<void>;
}

/** Counts the files only once per this share of the maximum in writes. */
const PRUNE_INTERVAL = 0.1;

export function createDiskCache({ folder, filesMax }: DiskCacheOptions): DiskCache {
  let written = 0;

  async function prune(): Promise<void> {
    const names = await readdir(folder);
    if (names.length <= filesMax) return;
    const files = await Promise.all(
      names.map(async (name) => ({ name, time: (await stat(join(folder, name))).mtimeMs })),
    );
    const oldest = files.sort((one, other) => one.time - other.time).slice(0, -filesMax);
    for (const { name } of oldest) await rm(join(folder, name), { force: true });
  }

  return {
    async read(key) {
      try {
        return await readFile(join(folder, key));
      } catch (error) {
        if (hasErrorCode(error, 'ENOENT')) return null;
        throw error;
      }
    },
    async write(key, bytes) {
      await mkdir(folder, { recursive: true });
      // Whole or not at all: a reader never sees a partial file.
      const path = join(folder, `${randomUUID()}.part`);
      await writeFile(path, bytes, { mode: 0o600 });
      await rename(path, join(folder, key));
      written += 1;
      if (written % Math.ceil(filesMax * PRUNE_INTERVAL) === 1 || filesMax < 10) await prune();
    },
  };
}
