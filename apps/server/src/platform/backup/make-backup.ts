import { resolve } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import { createFileStore } from '../create-file-store.ts';
import { REMOVAL_LOCK } from '../removal-of-bytes.ts';
import { createBackupFolder } from './backup-folder.ts';
import { saveKey } from './backup-key.ts';
import { copyFiles } from './copy-files.ts';
import { type Manifest, newManifest } from './manifest.ts';
import { openToRead } from './open-database.ts';
import { readSnapshot } from './read-snapshot.ts';
import { withSession } from './session.ts';

interface BackupOptions {
  readonly config: Config;
  readonly log: Logger;
  /** Where the backup goes: a folder that is empty or does not exist. */
  readonly folder: string;
}

/**
 * Copies database and files as they are at one moment, while the server goes on. The folder appears once
 * everything in it is on the disk, or not at all.
 * @throws {BackupError} where there is nothing to copy, or no place for it
 */
export async function makeBackup({ config, log, folder }: BackupOptions): Promise<Manifest> {
  const target = await createBackupFolder(resolve(folder));
  try {
    const manifest = await fillBackup(config, log, target.path);
    await target.finish(manifest);
    return manifest;
  } catch (error) {
    await target.discard();
    throw error;
  }
}

async function fillBackup(config: Config, log: Logger, folder: string): Promise<Manifest> {
  const database = await openToRead(config, log);
  try {
    const secretKey = await saveKey(config, folder);
    const store = await createFileStore(config);
    return await withSession(database.connectionString, async (session) => {
      // From before the snapshot until its files are copied, nobody removes any.
      await session.query(`select pg_advisory_lock(${REMOVAL_LOCK})`);
      const { named, ...rows } = await readSnapshot(session, folder);
      const files = await copyFiles(store, named, folder);
      // Had the session been lost, so had the lock.
      await session.query('select');
      return newManifest({ ...rows, secretKey, ...files });
    });
  } finally {
    await database.close();
  }
}
