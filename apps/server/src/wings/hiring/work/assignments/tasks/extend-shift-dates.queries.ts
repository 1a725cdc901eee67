import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../../../platform/database/database.ts';

/** Locks the jobs of some weekly shifts whose dates end before a day; those that end first come first. */
export async function lockJobsDue(
  transaction: DatabaseTransaction,
  { before, limit }: { before: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select jobs.id from jobs
    where id in (
      select applications.job_id
      from application_shifts
      join applications on applications.id = application_shifts.application_id
      join jobs on jobs.id = applications.job_id
      join employers on employers.id = applications.employer_id
      where dates_until < ${before}::date
        and jobs.moderation <> 'removed' and employers.suspended_at is null
      order by dates_until
      limit ${limit}
    )
    order by id
    for no key update`.execute(transaction);
  return rows.map(({ id }) => id);
}

/** A person's spot in a weekly shift. */
export interface WeeklySpot {
  readonly jobId: string;
  readonly applicationId: string;
  readonly seekerId: string | null;
  readonly shiftId: string;
  readonly capacity: number;
  readonly place: number;
  /** The last day for which it has dates. */
  readonly datesUntil: string;
}

/** The spots in weekly shifts of locked jobs whose dates end before a day. */
export async function listSpotsDue(
  transaction: DatabaseTransaction,
  jobIds: readonly string[],
  before: string,
): Promise<WeeklySpot[]> {
  const { rows } = await sql<WeeklySpot>`
    select applications.job_id as "jobId", applications.id as "applicationId",
      applications.seeker_id as "seekerId", shift_id as "shiftId", capacity,
      application_shifts.place, dates_until::text as "datesUntil"
    from application_shifts
    join applications on applications.id = application_shifts.application_id
    where applications.job_id = any(${jobIds}::uuid[]) and dates_until < ${before}::date
    order by applications.job_id, applications.id, shift_id`.execute(transaction);
  return rows;
}

/** Stores how far the dates of spots reach. */
export async function setDatesUntil(
  transaction: DatabaseTransaction,
  spots: readonly { applicationId: string; shiftId: string; datesUntil: string | null }[],
): Promise<void> {
  await sql`
    update application_shifts set dates_until = reached.dates_until
    from unnest(
      ${spots.map((each) => each.applicationId)}::uuid[],
      ${spots.map((each) => each.shiftId)}::uuid[],
      ${spots.map((each) => each.datesUntil)}::date[]
    ) as reached (application_id, shift_id, dates_until)
    where application_shifts.application_id = reached.application_id
      and application_shifts.shift_id = reached.shift_id`.execute(transaction);
}
