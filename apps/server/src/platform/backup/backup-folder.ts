import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasErrorCode } from '../errors/has-error-code.ts';
import { syncFolder } from '../operating-system/sync-folder.ts';
import { BackupError } from './backup-error.ts';
import { type Manifest, MANIFEST, MANIFEST_CHECKSUM, sha256Of } from './manifest.ts';

/** A backup in progress, in a folder beside its target until it is complete. */
export interface BackupFolder {
  readonly path: string;
  /** Completes the backup: everything is on disk before the folder gets its name. */
  finish(manifest: Manifest): Promise<void>;
  discard(): Promise<void>;
}

/** @throws {BackupError} when the target is not empty, or has an unfinished backup beside it */
export async function createBackupFolder(target: string): Promise<BackupFolder> {
  const path = `${target}.unfinished`;
  if ((await namesIn(target)).length > 0) {
    throw new BackupError(`${target} is not empty. Name a folder that does not exist yet.`);
  }
  await mkdir(dirname(path), { recursive: true });
  await mkdir(path, { mode: 0o700 }).catch((error: unknown) => {
    if (!hasErrorCode(error, 'EEXIST')) throw error;
    throw new BackupError(
      `${path} is what an interrupted backup left, or another is being made. Delete it first.`,
    );
  });
  const parts = [join(path, 'tables'), join(path, 'files')];
  for (const part of parts) await mkdir(part, { mode: 0o700 });
  return {
    path,
    async finish(manifest) {
      const text = `${JSON.stringify(manifest, null, 2)}\n`;
      const file = { mode: 0o600, flush: true };
      await writeFile(join(path, MANIFEST), text, file);
      await writeFile(join(path, MANIFEST_CHECKSUM), `${sha256Of(text)}  ${MANIFEST}\n`, file);
      for (const folder of [...parts, path]) await syncFolder(folder);
      await rename(path, target);
      await syncFolder(dirname(target));
    },
    discard: () => rm(path, { recursive: true, force: true }),
  };
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return [];
    if (!hasErrorCode(error, 'ENOTDIR')) throw error;
    throw new BackupError(`${folder} is a file. Name a folder that does not exist yet.`);
  }
}
