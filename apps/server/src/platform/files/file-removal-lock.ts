import { sql } from 'kysely';
import type { DatabaseTransaction } from '../database/database.ts';

/** The advisory lock that a backup holds while it copies files, and whoever removes bytes shares. */
export const REMOVAL_LOCK = `hashtextextended('removal of bytes', 0)`;

/**
 * Whether bytes may be removed until the transaction ends. Not while a backup is made: it still copies
 * what its snapshot names. Whatever is then left without a use, the clean-up takes away afterwards.
 */
export async function mayRemoveBytes(transaction: DatabaseTransaction): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select pg_try_advisory_xact_lock_shared(${sql.raw(REMOVAL_LOCK)}) as may`.execute(transaction);
  return rows[0]?.may === true;
}
