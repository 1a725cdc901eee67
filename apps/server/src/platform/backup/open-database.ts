import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import { findEmbeddedPostgres } from '../embedded-postgres/find-embedded-postgres.ts';
import { startEmbeddedPostgres } from '../embedded-postgres/start-embedded-postgres.ts';
import { BackupError } from './backup-error.ts';

/** A database for the time of a backup or a restore, by a direct connection. */
interface OpenDatabase {
  readonly connectionString: string;
  close(): Promise<void>;
}

/** The database as the server uses it now; an embedded one that nobody runs is run for this time. */
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
  return connectionString === undefined ? runEmbedded(config, log) : lent(connectionString);
}

/** The database that is to be filled; an embedded one is made, and held against servers. */
export async function openForRestore(config: Config, log: Logger): Promise<OpenDatabase> {
  return externalDatabase(config) ?? runEmbedded(config, log);
}

function externalDatabase({ databaseUrl, databaseDirectUrl }: Config): OpenDatabase | undefined {
  return databaseUrl === undefined ? undefined : lent(databaseDirectUrl ?? databaseUrl);
}

function lent(connectionString: string): OpenDatabase {
  return { connectionString, close: async () => undefined };
}

async function runEmbedded({ dataDir }: Config, log: Logger): Promise<OpenDatabase> {
  const embedded = await startEmbeddedPostgres({ dataDir, log });
  return { connectionString: embedded.connectionString, close: () => embedded.stop() };
}
