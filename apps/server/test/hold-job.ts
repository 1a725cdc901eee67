import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { TestApp } from './create-test-app.ts';

/** A job's row, locked by a transaction that ends when the test says so. */
export interface HeldJob {
  /** Resolves once some call waits for the row. */
  someoneWaits(): Promise<void>;
  release(): Promise<void>;
}

export async function holdJob({ database }: TestApp, jobId: string): Promise<HeldJob> {
  const transaction = await database.startTransaction().execute();
  await transaction.selectFrom('jobs').select('id').where('id', '=', jobId).forUpdate().execute();
  return {
    release: () => transaction.commit().execute(),
    someoneWaits: () =>
      vi.waitFor(async () => {
        const { rows } = await sql`
          select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(database);
        expect(rows).not.toEqual([]);
      }, 10_000),
  };
}
