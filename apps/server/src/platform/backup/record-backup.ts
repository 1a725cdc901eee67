import type { Logger } from 'pino';
import { hasErrorCode } from '../database/has-error-code.ts';
import type { Manifest } from './manifest.ts';
import { withSession } from './session.ts';

const UNDEFINED_TABLE = '42P01';

/** Notes in the database that a backup is whole; it counts all the same where that fails. */
export async function recordBackup(
  connectionString: string,
  { tables, files }: Manifest,
  log: Logger,
): Promise<void> {
  const bytes = [...tables, ...files].reduce((sum, part) => sum + part.bytes, 0);
  try {
    await withSession(connectionString, (session) =>
      session.query('insert into made_backups values (now(), $1) on conflict do nothing', [bytes]),
    );
  } catch (error) {
    // A backup before an update is made by what comes with the update.
    if (hasErrorCode(error, UNDEFINED_TABLE)) return;
    log.warn({ err: error }, 'the database could not be told of the backup, whose age shows older');
  }
}
