import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import { findEmbeddedPostgres } from '../embedded-postgres/find-embedded-postgres.ts';
import { startEmbeddedPostgres } from '../embedded-postgres/start-embedded-postgres.ts';
import { BackupError } from './backup-error.ts';

/** A database during a backup or a restore, over a direct connection. */
interface OpenDatabase {
  readonly connectionString: string;
  close(): Promise<void>;
}

/** The server's database; an embedded one that is not running is started for the backup. */
export async function openForBackup(config: Config, log: Logger): Promise<OpenDatabase> {
  const external = externalDatabase(config);
  if (external) return external;
  const found = await findEmbeddedPostgres(config.dataDir);
  if (!found) {
    throw new BackupError(
      `There is no database in ${config.dataDir}. Set DATA_DIR or DATABASE_URL as the server has it.`,
    );
  }
  const { connectionString } = found;
  return connectionString === undefined ? runEmbedded(config, log) : unmanaged(connectionString);
}

/** The database to restore into; an embedded one is created, and locked against servers. */
export async function openForRestore(config: Config, log: Logger): Promise<OpenDatabase> {
  return externalDatabase(config) ?? runEmbedded(config, log);
}

function externalDatabase({ databaseUrl, databaseDirectUrl }: Config): OpenDatabase | undefined {
  return databaseUrl === undefined ? undefined : unmanaged(databaseDirectUrl ?? databaseUrl);
}

function unmanaged(connectionString: string): OpenDatabase {
  return { connectionString, close: async () => undefined };
}

async function runEmbedded({ dataDir }: Config, log: Logger): Promise<OpenDatabase> {
  const embedded = await startEmbeddedPostgres({ dataDir, log });
  return { connectionString: embedded.connectionString, close: () => embedded.stop() };
}
