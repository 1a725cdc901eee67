import type { Logger } from 'pino';
import { hasErrorCode } from '../errors/has-error-code.ts';
import type { Manifest } from './manifest.ts';
import { withSession } from './session.ts';

const UNDEFINED_TABLE = '42P01';

/** Records in the database that a backup is complete. The backup is valid even if this fails. */
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
    // A backup before an update is made by the new version, without its migrations.
    if (hasErrorCode(error, UNDEFINED_TABLE)) return;
    log.warn({ err: error }, 'the backup could not be recorded; its reported age is too high');
  }
}
