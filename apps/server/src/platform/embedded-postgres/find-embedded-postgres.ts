import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { hasErrorCode } from '../errors/has-error-code.ts';
import { findDatabaseFolder } from './database-home.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { listLiveClaimants } from './claim-folder.ts';

/** The database of a data directory. */
interface FoundPostgres {
  /** Its address while another process is running it. */
  readonly connectionString: string | undefined;
}

/**
 * Finds the embedded database of a data directory, and its server if another process of this machine is
 * running one. Changes nothing.
 * @returns undefined if there is no database
 * @throws {EmbeddedPostgresError} when that process is still starting, or belongs to another user
 */
export async function findEmbeddedPostgres(dataDir: string): Promise<FoundPostgres | undefined> {
  const folder = await realpath(dataDir).catch(() => dataDir);
  const database = await findDatabaseFolder(folder);
  if (database === undefined) return undefined;
  if ((await listLiveClaimants(folder)).length === 0) return { connectionString: undefined };
  try {
    return { connectionString: await readAddress(database) };
  } catch (error) {
    if (!hasErrorCode(error, 'EACCES')) throw error;
    throw new EmbeddedPostgresError(
      `The database in ${dataDir} belongs to another user. Run this as that user or as root.`,
    );
  }
}

async function readAddress(database: string): Promise<string> {
  const password = (await readFile(join(database, 'password'), 'utf8')).trim();
  // PostgreSQL records here where it listens, and on the eighth line whether it is ready.
  const note = await readFile(join(database, 'data/postmaster.pid'), 'utf8').catch(ignoreAbsence);
  const lines = note.split('\n');
  if (lines[7]?.trim() !== 'ready') {
    throw new EmbeddedPostgresError(
      'The server is only starting, or stopping. Wait a moment and run this again.',
    );
  }
  return `postgresql://nextshift:${password}@127.0.0.1:${lines[3]}/nextshift`;
}

function ignoreAbsence(error: unknown): string {
  if (hasErrorCode(error, 'ENOENT')) return '';
  throw error;
}
