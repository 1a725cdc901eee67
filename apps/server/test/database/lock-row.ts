import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { DatabaseTransaction } from '../../src/platform/database/database.ts';
import type { TestApp } from '../create-test-app.ts';

/** A row locked by a transaction until the test ends it. */
export interface LockedRow {
  readonly transaction: DatabaseTransaction;
  /** Resolves once some call waits for the row. */
  waitUntilContended(): Promise<void>;
  release(): Promise<void>;
}

export async function lockRow(
  { database }: TestApp,
  table: 'employers' | 'jobs' | 'seekers',
  id: string,
): Promise<LockedRow> {
  const transaction = await database.startTransaction().execute();
  const row = transaction.selectFrom(table).select('id').where('id', '=', id);
  // As the server does: what only refers to a company does not wait for it.
  await (table === 'employers' ? row.forNoKeyUpdate() : row.forUpdate()).execute();
  return {
    transaction,
    release: () => transaction.commit().execute(),
    waitUntilContended: () =>
      vi.waitFor(async () => {
        const { rows } = await sql`
          select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(database);
        expect(rows).not.toEqual([]);
      }, 10_000),
  };
}
