import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/database.ts';

/** Tells the open pages of an employer of an application, unless it was taken back. */
export async function announceNewApplication(
  database: Database,
  applicationId: string,
): Promise<void> {
  await sql`
    select announce_live('application', id, null, employer_id) from applications
    where id = ${applicationId} and status <> 'withdrawn' and hidden_from_employer_at is null`.execute(
    database,
  );
}
