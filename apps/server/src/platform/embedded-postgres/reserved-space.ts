import { randomBytes } from 'node:crypto';
import { open, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { hasErrorCode } from '../database/has-error-code.ts';

const MEBIBYTE = 1024 * 1024;
/** PostgreSQL recovers into a new segment of its log, of 16 MiB; this holds two. */
const SPARE_BYTES = 32 * MEBIBYTE;
/** With less than this a volume counts as full; with so much beside the spare room it no longer does. */
const ENOUGH_BYTES = 32 * MEBIBYTE;

/**
 * Room on the database's volume that is kept back for the day on which it is full: a PostgreSQL that ended
 * for want of it needs some to start again, if only to be read from.
 */
export interface ReservedSpace {
  /** Takes it, where there is enough. */
  take(): Promise<void>;
  /** Gives it to PostgreSQL. */
  give(): Promise<void>;
  isVolumeFull(): Promise<boolean>;
  /** Whether there is enough for PostgreSQL after the spare room has been taken. */
  canBeTaken(): Promise<boolean>;
}

/** @param folder a folder on the database's volume */
export function createReservedSpace(folder: string): ReservedSpace {
  const path = join(folder, 'spare-room');

  async function freeBytes(): Promise<number> {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  }

  async function canBeTaken(): Promise<boolean> {
    return (await freeBytes()) >= SPARE_BYTES + ENOUGH_BYTES;
  }

  async function take(): Promise<void> {
    const taken = await stat(path).catch(() => undefined);
    if (taken?.size === SPARE_BYTES || !(await canBeTaken())) return;
    try {
      await fill(path);
    } catch (error) {
      await rm(path, { force: true });
      // Somebody was faster: then there is none.
      if (!hasErrorCode(error, 'ENOSPC', 'EDQUOT')) throw error;
    }
  }

  return {
    take,
    give: () => rm(path, { force: true }),
    isVolumeFull: async () => (await freeBytes()) < ENOUGH_BYTES,
    canBeTaken,
  };
}

/** Chance, because a file system may keep zeros without taking room for them. */
async function fill(path: string): Promise<void> {
  const chunk = randomBytes(MEBIBYTE);
  const handle = await open(path, 'w', 0o600);
  try {
    for (let bytes = 0; bytes < SPARE_BYTES; bytes += chunk.length) await handle.writeFile(chunk);
  } finally {
    await handle.close();
  }
}
