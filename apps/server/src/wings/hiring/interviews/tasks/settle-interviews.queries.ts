import { type ApplicationStatus, HOUR_MS, undecidedStatuses } from '@nextshift/contract';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';

/** The second reminder is so long before. */
const LAST_REMINDER = sql`${2 * HOUR_MS} * interval '1 millisecond'`;

interface Batch {
  readonly now: Date;
  readonly limit: number;
}

/** An interview that is told about. */
export interface ToldInterview {
  readonly id: string;
  readonly application_id: string;
  readonly application_status: ApplicationStatus;
  readonly employer_id: string;
  readonly seeker_id: string | null;
  readonly starts_at: Date | null;
  readonly sequence: number;
}

/** Takes those that were cancelled with a decision or the end of their job, to tell of them. */
export async function takeUntold(
  transaction: DatabaseTransaction,
  limit: number,
): Promise<ToldInterview[]> {
  const { rows } = await sql<ToldInterview>`
    update interviews set is_untold = false
    from applications
    where applications.id = interviews.application_id and interviews.id in (
      select id from interviews where is_untold order by id limit ${limit} for update skip locked)
    returning interviews.id, application_id, applications.status as application_status,
      interviews.employer_id, interviews.seeker_id, lower(during) as starts_at, sequence`.execute(
    transaction,
  );
  return rows;
}

/**
 * Takes interviews whose seeker is to be reminded, and sets when that is next. Those of a job that is closed or held, or of
 * an application that is decided, wait: that may be undone.
 */
export async function takeReminders(
  transaction: DatabaseTransaction,
  { now, limit }: Batch,
): Promise<ToldInterview[]> {
  const { rows } = await sql<ToldInterview>`
    update interviews
    set remind_at = case when lower(during) - ${LAST_REMINDER} > ${now} then lower(during) - ${LAST_REMINDER} end
    from applications
    where applications.id = interviews.application_id and interviews.id in (
      select interviews.id
      from interviews
      join applications on applications.id = interviews.application_id
      join jobs on jobs.id = interviews.job_id
      join employers on employers.id = interviews.employer_id
      where remind_at <= ${now} and lower(during) > ${now}
        and interviews.seeker_id is not null
        and applications.status = any(${[...undecidedStatuses]})
        and jobs.status = 'Active' and jobs.moderation = 'clear'
        and employers.suspended_at is null
      order by remind_at, interviews.id
      limit ${limit}
      for update of interviews skip locked)
    returning interviews.id, application_id, applications.status as application_status,
      interviews.employer_id, interviews.seeker_id, lower(during) as starts_at, sequence`.execute(
    transaction,
  );
  return rows;
}

/** Ends the reminders of interviews that have started meanwhile. */
export async function endReminders(transaction: DatabaseTransaction, now: Date): Promise<void> {
  await sql`
    update interviews set remind_at = null
    where id in (
      select id from interviews where remind_at <= ${now} and lower(during) <= ${now} for update skip locked)`.execute(
    transaction,
  );
}

/** Takes interviews of whose employers is asked who came. @returns their jobs */
export async function takeUnasked(
  transaction: DatabaseTransaction,
  { now, limit }: Batch,
): Promise<string[]> {
  const { rows } = await sql<{ job_id: string }>`
    update interviews set ask_at = null
    where id in (
      select id from interviews where ask_at <= ${now}
      order by ask_at, id limit ${limit} for update skip locked)
    returning job_id`.execute(transaction);
  return rows.map(({ job_id: jobId }) => jobId);
}
