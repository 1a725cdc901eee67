import { resolve } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import { createFileStore } from '../files/create-file-store.ts';
import { REMOVAL_LOCK } from '../files/file-removal-lock.ts';
import { createBackupFolder } from './backup-folder.ts';
import { saveKey } from './backup-key.ts';
import { copyFiles } from './copy-files.ts';
import { type Manifest, newManifest } from './manifest.ts';
import { recordBackup } from './record-backup.ts';
import { openForBackup } from './open-database.ts';
import { readSnapshot } from './read-snapshot.ts';
import { withSession } from './session.ts';

interface BackupOptions {
  readonly config: Config;
  readonly log: Logger;
  /** The backup's target: a folder that is empty or does not exist. */
  readonly folder: string;
}

/**
 * Copies database and files as of one moment, while the server keeps running. The folder appears once
 * everything in it is on disk, or not at all.
 * @throws {BackupError} if there is nothing to copy, or the target cannot be used
 */
export async function makeBackup({ config, log, folder }: BackupOptions): Promise<Manifest> {
  const target = await createBackupFolder(resolve(folder));
  try {
    const database = await openForBackup(config, log);
    try {
      const manifest = await fillBackup(config, database.connectionString, target.path);
      await target.finish(manifest);
      await recordBackup(database.connectionString, manifest, log);
      return manifest;
    } finally {
      await database.close();
    }
  } catch (error) {
    await target.discard();
    throw error;
  }
}

async function fillBackup(
  config: Config,
  connectionString: string,
  folder: string,
): Promise<Manifest> {
  const secretKey = await saveKey(config, folder);
  const store = await createFileStore(config);
  return withSession(connectionString, async (session) => {
    // From before the snapshot until its files are copied, no files are removed.
    await session.query(`select pg_advisory_lock(${REMOVAL_LOCK})`);
    const { named, ...rows } = await readSnapshot(session, folder);
    const files = await copyFiles(store, named, folder);
    // If the session was lost, so was the lock.
    await session.query('select');
    return newManifest({ ...rows, secretKey, ...files });
  });
}
