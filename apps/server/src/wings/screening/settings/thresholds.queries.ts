import type { StandingThresholds } from '@nextshift/contract';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';

/** Lets one operator after the other set thresholds: a row that is not there cannot be locked. */
export async function lockThresholds(transaction: DatabaseTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('screening thresholds', 0))`.execute(
    transaction,
  );
}

export async function storeThresholds(
  transaction: DatabaseTransaction,
  thresholds: readonly StandingThresholds[],
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('screening_thresholds')
    .values(
      thresholds.map(({ standing, threshold, heavyThreshold }) => ({
        standing,
        threshold,
        heavy_threshold: heavyThreshold,
        set_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('standing').doUpdateSet((row) => ({
        threshold: row.ref('excluded.threshold'),
        heavy_threshold: row.ref('excluded.heavy_threshold'),
        set_at: row.ref('excluded.set_at'),
      })),
    )
    .execute();
}
