import { interviewHours, type InterviewHours } from '@nextshift/contract';
import type { DatabaseTransaction, Queryable } from '../../../../platform/database/database.ts';

/** When the applicants of a job are interviewed; null until its employer says it. */
export async function findInterviewHours(
  database: Queryable,
  jobId: string,
): Promise<InterviewHours | null> {
  const row = await database
    .selectFrom('interview_hours')
    .selectAll()
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  if (!row) return null;
  return interviewHours.parse({
    minutes: row.minutes,
    weekly: row.weekly,
    dates: row.dates,
    seats: row.seats,
    noticeHours: row.notice_hours,
    daysAhead: row.days_ahead,
    place: { kind: row.place_kind, text: row.place_text },
    invite: row.invite,
  });
}

interface NewHours {
  readonly jobId: string;
  readonly hours: InterviewHours;
  readonly now: Date;
}

/** Replaces the interview hours of a job, under a lock on it. */
export async function storeInterviewHours(
  transaction: DatabaseTransaction,
  { jobId, hours, now }: NewHours,
): Promise<void> {
  const changed = {
    minutes: hours.minutes,
    weekly: JSON.stringify(hours.weekly),
    dates: JSON.stringify(hours.dates),
    seats: hours.seats,
    notice_hours: hours.noticeHours,
    days_ahead: hours.daysAhead,
    place_kind: hours.place.kind,
    place_text: hours.place.text,
    invite: hours.invite,
    updated_at: now,
  };
  await transaction
    .insertInto('interview_hours')
    .values({ job_id: jobId, ...changed })
    .onConflict((conflict) => conflict.column('job_id').doUpdateSet(changed))
    .execute();
}
