import { sql } from 'kysely';
import type { DatabaseTransaction } from '../database/database.ts';

/** The advisory lock that a backup takes exclusively while it copies files, and removals share. */
export const REMOVAL_LOCK = `hashtextextended('removal of bytes', 0)`;

/**
 * Whether bytes may be removed until the transaction ends. Not during a backup, which still copies the
 * files in its snapshot; the clean-up removes unused ones afterwards.
 */
export async function mayRemoveBytes(transaction: DatabaseTransaction): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select pg_try_advisory_xact_lock_shared(${sql.raw(REMOVAL_LOCK)}) as may`.execute(transaction);
  return rows[0]?.may === true;
}
