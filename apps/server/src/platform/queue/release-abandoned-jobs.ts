import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** What a worker's lease is called, the connection by which it is known to live. At most 63 bytes. */
export function workerLeaseName(poolId: string): string {
  return `nextshift-queue ${poolId}`;
}

/**
 * Gives back what a worker held that has ended without a word: its lease is gone. The minute is for one
 * that is connecting again. Without this its jobs would lie for the four hours of the library.
 * @see https://worker.graphile.org/docs/admin-functions#force-unlock-workers
 */
export async function releaseAbandonedJobs(database: Database): Promise<void> {
  await sql`
    select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker.jobs
      where locked_at < now() - interval '1 minute'
        and not exists (
          select from pg_stat_activity
          where application_name = ${workerLeaseName('')} || locked_by)))
  `.execute(database);
}
