import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import type { ChosenJobs } from './choose-jobs.ts';

/** A mail and its jobs. */
export interface Claim {
  readonly mailId: string;
  readonly seekerId: string;
  readonly slot: Date;
  readonly jobs: ChosenJobs['jobs'];
}

/**
 * Locks the owners against deletion of their accounts, and then the alerts, each in one order, waiting for anyone who
 * changes one of them.
 * @param dueBy when they must be due; null if whether or not
 * @returns those that are not paused, and still due
 */
export async function lockClaimable(
  transaction: DatabaseTransaction,
  { alertIds, dueBy }: { alertIds: readonly string[]; dueBy: Date | null },
): Promise<ReadonlySet<string>> {
  await sql`
    select id from seekers
    where id in (select seeker_id from alerts where id = any(${alertIds}::uuid[]))
    order by id for key share`.execute(transaction);
  let query = transaction
    .selectFrom('alerts')
    .select('id')
    .where(sql<boolean>`id = any(${alertIds}::uuid[])`)
    .where('paused', 'is', null)
    .orderBy('id')
    .forUpdate();
  if (dueBy) query = query.where('next_run_at', '<=', dueBy);
  return new Set((await query.execute()).map(({ id }) => id));
}

export async function pauseAway(
  transaction: DatabaseTransaction,
  alertIds: readonly string[],
  now: Date,
): Promise<void> {
  if (alertIds.length === 0) return;
  await transaction
    .updateTable('alerts')
    .set({ paused: 'away', updated_at: now })
    .where('id', 'in', alertIds)
    .execute();
}

export async function insertMails(
  transaction: DatabaseTransaction,
  claims: readonly Claim[],
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('alert_mails')
    .values(
      claims.map(({ mailId, seekerId, slot }) => ({
        id: mailId,
        seeker_id: seekerId,
        slot,
        created_at: now,
      })),
    )
    .execute();
}

/** Records jobs as delivered, but those that were meanwhile, and those that are gone. */
export async function insertDeliveries(
  transaction: DatabaseTransaction,
  claims: readonly Claim[],
  now: Date,
): Promise<void> {
  const rows = claims.flatMap(({ mailId, seekerId, jobs }) =>
    jobs.map(({ alertId, jobId }) => ({ mailId, seekerId, alertId, jobId })),
  );
  // In one order, as anyone who deletes the jobs of a company locks them.
  await sql`
    select id from jobs where id = any(${rows.map(({ jobId }) => jobId)}::uuid[])
    order by id for key share`.execute(transaction);
  await sql`
    insert into alert_deliveries (seeker_id, job_id, alert_id, mail_id, created_at)
    select chosen.seeker_id, chosen.job_id, chosen.alert_id, chosen.mail_id, ${now}
    from unnest(
      ${rows.map(({ seekerId }) => seekerId)}::uuid[],
      ${rows.map(({ jobId }) => jobId)}::uuid[],
      ${rows.map(({ alertId }) => alertId)}::uuid[],
      ${rows.map(({ mailId }) => mailId)}::uuid[]
    ) as chosen (seeker_id, job_id, alert_id, mail_id)
    join jobs on jobs.id = chosen.job_id
    order by chosen.seeker_id, chosen.job_id
    on conflict (seeker_id, job_id) do nothing`.execute(transaction);
}

/** Deletes the mails that have no job left. @returns their ids */
export async function deleteEmptyMails(
  transaction: DatabaseTransaction,
  mailIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const deleted = await transaction
    .deleteFrom('alert_mails')
    .where('id', 'in', mailIds)
    .where(
      sql<boolean>`not exists (
        select from alert_deliveries where alert_deliveries.mail_id = alert_mails.id)`,
    )
    .returning('id')
    .execute();
  return new Set(deleted.map(({ id }) => id));
}

interface NextRun {
  readonly id: string;
  readonly nextRunAt: Date;
  readonly searchedTo: Date;
}

export async function scheduleNextRuns(
  transaction: DatabaseTransaction,
  runs: readonly NextRun[],
): Promise<void> {
  await sql`
    update alerts set next_run_at = run.next_run_at, searched_to = run.searched_to
    from unnest(
      ${runs.map(({ id }) => id)}::uuid[],
      ${runs.map(({ nextRunAt }) => nextRunAt)}::timestamptz[],
      ${runs.map(({ searchedTo }) => searchedTo)}::timestamptz[]
    ) as run (id, next_run_at, searched_to)
    where alerts.id = run.id`.execute(transaction);
}
