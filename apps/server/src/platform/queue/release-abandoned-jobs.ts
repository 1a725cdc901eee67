import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** The name of a worker's lease, the connection that shows it is alive. At most 63 bytes. */
export function workerLeaseName(poolId: string): string {
  return `nextshift-queue ${poolId}`;
}

/**
 * Releases the jobs of a worker that ended without releasing them: its lease is gone. The minute is for
 * one that is reconnecting. Otherwise the library would lock its jobs for four hours.
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
