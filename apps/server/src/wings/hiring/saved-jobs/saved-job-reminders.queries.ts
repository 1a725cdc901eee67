import { sql } from 'kysely';
import type { DatabaseTransaction, Queryable } from '../../../platform/database/database.ts';

interface Reminder {
  readonly seekerId: string;
  readonly jobId: string;
}

/**
 * Records whom to remind of saved jobs that close until then, each person once of a job, at most `limit`. Who has applied
 * needs no reminder.
 */
export async function recordSavedJobReminders(
  transaction: DatabaseTransaction,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<Reminder[]> {
  const { rows } = await sql<Reminder>`
    insert into saved_job_reminders (seeker_id, job_id, created_at)
    select saved.seeker_id, saved.job_id, ${now}
    from jobs
    join saved_jobs as saved on saved.job_id = jobs.id
    where jobs.status = 'Active' and not jobs.hidden
      and jobs.closes_at > ${now} and jobs.closes_at <= ${until}
      and not exists (
        select from saved_job_reminders as earlier
        where earlier.seeker_id = saved.seeker_id and earlier.job_id = saved.job_id)
      and not exists (
        select from applications
        where applications.seeker_id = saved.seeker_id and applications.job_id = saved.job_id)
    order by saved.seeker_id, saved.job_id
    limit ${limit}
    on conflict (seeker_id, job_id) do nothing
    returning seeker_id as "seekerId", job_id as "jobId"`.execute(transaction);
  return rows;
}

/** A seeker to mail, and the reminders without a mail, the job that closes first at the front. */
export async function findUnmailedReminders(database: Queryable, seekerId: string) {
  const jobs = await database
    .selectFrom('saved_job_reminders')
    .innerJoin('jobs', 'jobs.id', 'saved_job_reminders.job_id')
    .innerJoin('cleared_jobs', 'cleared_jobs.job_id', 'jobs.id')
    .select((select) => [
      'jobs.id',
      'cleared_jobs.title',
      'jobs.state',
      'jobs.time_zone',
      'jobs.status',
      'jobs.hidden',
      select.ref('jobs.closes_at').as('closes_at'),
      'cleared_jobs.company_name',
    ])
    .where('saved_job_reminders.seeker_id', '=', seekerId)
    .where('saved_job_reminders.mailed_at', 'is', null)
    .orderBy('jobs.closes_at')
    .orderBy('jobs.id')
    .execute();
  const seeker = await database
    .selectFrom('seekers')
    .select(['email', 'first_name'])
    .where('id', '=', seekerId)
    .executeTakeFirst();
  return { seeker, jobs };
}

export async function recordRemindersMailed(
  database: Queryable,
  seekerId: string,
  { jobIds, now }: { jobIds: readonly string[]; now: Date },
): Promise<void> {
  await database
    .updateTable('saved_job_reminders')
    .set({ mailed_at: now })
    .where('seeker_id', '=', seekerId)
    .where(sql<boolean>`job_id = any(${jobIds}::uuid[])`)
    .execute();
}
