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
  table: 'applications' | 'documents' | 'employers' | 'jobs' | 'seekers',
  id: string,
  // As the server does: what only refers to a company does not wait for it.
  { isReferable = table === 'employers' }: { readonly isReferable?: boolean } = {},
): Promise<LockedRow> {
  const transaction = await database.startTransaction().execute();
  const row = transaction.selectFrom(table).select('id').where('id', '=', id);
  await (isReferable ? row.forNoKeyUpdate() : row.forUpdate()).execute();
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
  const pid = rows[0]?.pid;
  return {
    transaction,
    release: () => transaction.commit().execute(),
    waitUntilContended: () =>
      vi.waitFor(async () => {
        const waiting = await sql`
          select from pg_stat_activity
          where datname = current_database() and ${pid} = any (pg_blocking_pids(pid))`.execute(
          database,
        );
        expect(waiting.rows).not.toEqual([]);
      }, 10_000),
  };
}
