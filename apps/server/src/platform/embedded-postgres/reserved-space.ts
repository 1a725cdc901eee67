import { randomBytes } from 'node:crypto';
import { open, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { hasErrorCode } from '../errors/has-error-code.ts';

export const MEBIBYTE = 1024 * 1024;
/** PostgreSQL recovers into a new log segment of 16 MiB; this fits two. */
const SPARE_BYTES = 32 * MEBIBYTE;
/** Below this a volume counts as full; it recovers when this much is free beside the reserved space. */
const ENOUGH_BYTES = 32 * MEBIBYTE;

/**
 * Space reserved on the database's volume for the day it is full: a PostgreSQL that ended for lack of
 * space needs some to start again, even read-only.
 */
export interface ReservedSpace {
  /** Reserves it if there is enough. */
  take(): Promise<void>;
  /** Releases it to PostgreSQL. */
  give(): Promise<void>;
  isVolumeFull(): Promise<boolean>;
  /** Whether enough would remain for PostgreSQL after reserving. */
  canBeTaken(): Promise<boolean>;
}

/** @param folder a folder on the database's volume */
export function createReservedSpace(folder: string): ReservedSpace {
  const path = join(folder, 'spare-room');

  async function canBeTaken(): Promise<boolean> {
    return (await freeBytes(folder)) >= SPARE_BYTES + ENOUGH_BYTES;
  }

  async function take(): Promise<void> {
    const taken = await stat(path).catch(() => undefined);
    if (taken?.size === SPARE_BYTES || !(await canBeTaken())) return;
    try {
      await fill(path);
    } catch (error) {
      await rm(path, { force: true });
      // Something else took the space first: reserve none.
      if (!hasErrorCode(error, 'ENOSPC', 'EDQUOT')) throw error;
    }
  }

  return {
    take,
    give: () => rm(path, { force: true }),
    isVolumeFull: () => isVolumeFull(folder),
    canBeTaken,
  };
}

/** The bytes that an ordinary user may still store on the volume of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Whether PostgreSQL can no longer work on the volume of a folder. */
export async function isVolumeFull(folder: string): Promise<boolean> {
  return (await freeBytes(folder)) < ENOUGH_BYTES;
}

/** Random bytes, because a file system may store zeros without allocating space. */
async function fill(path: string): Promise<void> {
  const chunk = randomBytes(MEBIBYTE);
  const handle = await open(path, 'w', 0o600);
  try {
    for (let bytes = 0; bytes < SPARE_BYTES; bytes += chunk.length) await handle.writeFile(chunk);
  } finally {
    await handle.close();
  }
}
