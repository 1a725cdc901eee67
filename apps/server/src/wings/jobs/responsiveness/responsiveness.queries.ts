import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';

/** Employers processed in one transaction. */
const BATCH_SIZE = 100;

/** The columns that `presentResponsiveness` needs. */
export const responsivenessColumns = [
  'employers.answered_share',
  'employers.median_answer_days',
  'employers.responsiveness_as_of',
] as const;

/** Locks employers whose responsiveness was computed at `until` the latest, or never. Skips locked rows until the next run. */
export async function lockDueEmployers(
  transaction: DatabaseTransaction,
  until: Date,
): Promise<string[]> {
  // Apart, each reads only its part of the index: most employers are not due.
  const employers = transaction
    .selectFrom('employers')
    .select('id')
    .where('deleted_at', 'is', null);
  const never = employers.where('responsiveness_as_of', 'is', null);
  const earlier = employers
    .where('responsiveness_as_of', '<=', until)
    .orderBy('responsiveness_as_of');
  for (const due of [never, earlier]) {
    const rows = await due.limit(BATCH_SIZE).forNoKeyUpdate().skipLocked().execute();
    if (rows.length > 0) return rows.map(({ id }) => id);
  }
  return [];
}

/** Which applications are counted. */
export interface CountedApplications {
  /** Made from `since` to `until`, both included. */
  readonly since: Date;
  readonly until: Date;
  /** Milliseconds; one that was withdrawn as soon after applying is not counted. */
  readonly withdrawnWithinMs: number;
  /** Milliseconds; what was undone as soon was no answer, as its applicant was not told. */
  readonly undoneWithinMs: number;
}

/** How many have applied to an employer, how many were answered, and after how many days in the median. */
export interface AnswerCounts {
  readonly employerId: string;
  readonly applicants: number;
  readonly answered: number;
  readonly medianDays: number | null;
}

/**
 * Counts applications and their first answers. Someone who has applied again counts once, from the last time on:
 * events are read in the order in which they were recorded, from that submission. That the position was filled is no
 * answer for someone who was brought back.
 */
export async function countAnswers(
  transaction: DatabaseTransaction,
  employerIds: readonly string[],
  { since, until, withdrawnWithinMs, undoneWithinMs }: CountedApplications,
): Promise<AnswerCounts[]> {
  const { rows } = await sql<AnswerCounts>`
    with steps as (
      select
        applications.employer_id,
        applications.created_at,
        events.*,
        lead(events.to_status) over following as next_status,
        lead(events.at) over following as next_at
      from applications
      join application_events as events on events.application_id = applications.id
      where applications.employer_id = any(${employerIds}::uuid[])
        and applications.created_at between ${since} and ${until}
        and events.from_status is distinct from events.to_status
        and events.id >= (
          select max(id) from application_events
          where application_id = applications.id and to_status = 'submitted' and actor = 'seeker'
        )
      window following as (partition by events.application_id order by events.id)
    ),
    counted as (
      select
        employer_id,
        created_at,
        (array_agg(at order by id) filter (
          where to_status in ('accepted', 'declined', 'interviewing')
            and (next_status in ('submitted', 'under_review')
              and next_at < at + ${undoneWithinMs}::float8 * interval '1 millisecond') is not true
            or to_status = 'ended' and reason = 'filled' and next_status is null
        ))[1] as answered_at
      from steps
      group by application_id, employer_id, created_at
      having not bool_or(
        to_status = 'withdrawn'
        and at <= created_at + ${withdrawnWithinMs}::float8 * interval '1 millisecond'
      )
    )
    select
      employer_id as "employerId",
      count(*)::int as applicants,
      count(answered_at)::int as answered,
      percentile_cont(0.5) within group (
        order by greatest(extract(epoch from answered_at - created_at), 0) / 86400
      ) filter (where answered_at is not null) as "medianDays"
    from counted
    group by employer_id`.execute(transaction);
  return rows;
}

/** Stores when these employers' responsiveness was computed, which alone shows nowhere. */
export async function markComputed(
  transaction: DatabaseTransaction,
  employerIds: readonly string[],
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('employers')
    .set({ responsiveness_as_of: now })
    .where('id', 'in', employerIds)
    .execute();
}

/** Stores what everyone reads; a trigger announces it, even if only its time is new. */
export async function storeResponsiveness(
  transaction: DatabaseTransaction,
  employerId: string,
  { answeredShare, medianDays }: { answeredShare: number; medianDays: number | null },
): Promise<void> {
  await transaction
    .updateTable('employers')
    .set({ answered_share: answeredShare, median_answer_days: medianDays })
    .where('id', '=', employerId)
    .execute();
}

/** Removes what everyone read of those among these employers that had something. */
export async function clearResponsiveness(
  transaction: DatabaseTransaction,
  employerIds: readonly string[],
): Promise<void> {
  await transaction
    .updateTable('employers')
    .set({ answered_share: null, median_answer_days: null })
    .where('id', 'in', employerIds)
    .where('answered_share', 'is not', null)
    .execute();
}
