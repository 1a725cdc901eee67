import { resolve } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import { migrate } from '../database/migrate.ts';
import { restoreKey } from './backup-key.ts';
import { fillTables } from './fill-tables.ts';
import type { Manifest } from './manifest.ts';
import { openForRestore } from './open-database.ts';
import { prepareSchema, requireKnownMigrations } from './prepare-schema.ts';
import { withRestoredFiles } from './restore-files.ts';
import { withSession } from './session.ts';
import { verifyBackup } from './verify-backup.ts';

interface RestoreOptions {
  readonly config: Config;
  readonly log: Logger;
  /** The backup. */
  readonly folder: string;
}

/**
 * Restores a backup into an empty target, after checking every byte of it. The rows come last, in one
 * transaction, so an interrupted restore leaves the target empty and can be repeated.
 * @throws {BackupError} when the backup or the target cannot be used
 */
export async function restoreBackup({ config, log, folder }: RestoreOptions): Promise<Manifest> {
  const backup = await verifyBackup(resolve(folder));
  const { manifest, secretKey } = backup;
  await requireKnownMigrations(manifest);
  const database = await openForRestore(config, log);
  const { connectionString } = database;
  try {
    await prepareSchema(connectionString, log, manifest);
    await restoreKey(config, secretKey, manifest.secretKey);
    await withRestoredFiles(config, backup, () =>
      withSession(connectionString, (session) => fillTables(session, backup)),
    );
    // Migrates a backup of an earlier version.
    await migrate(connectionString, log);
  } finally {
    await database.close();
  }
  return manifest;
}
