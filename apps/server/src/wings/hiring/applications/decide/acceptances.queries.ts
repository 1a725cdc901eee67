import { undecidedStatuses } from '@nextshift/contract';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';

interface Accepted {
  readonly id: string;
  readonly job_id: string;
  readonly employer_id: string;
}

/**
 * Serializes an employer's acceptances across all jobs until the transaction ends. Lock the job's
 * row first; nothing else waits for both.
 */
export async function lockAcceptances(
  transaction: DatabaseTransaction,
  employerId: string,
): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(${`acceptances ${employerId}`}, 0))
  `.execute(transaction);
}

/**
 * Records an acceptance; the record outlives the application's deletion by the employer. A trigger adds who
 * ended it.
 */
export async function recordAcceptance(
  transaction: DatabaseTransaction,
  { id, job_id, employer_id }: Accepted,
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('acceptances')
    .values({ application_id: id, accepted_at: now, job_id, employer_id })
    .execute();
}

/**
 * Lists an employer's acceptances since a moment, oldest first, and whether each was undone. Those that the applicant
 * ended, by withdrawing or deleting the account, do not count, whatever became of the application since.
 */
export function listCountedAcceptances(
  transaction: DatabaseTransaction,
  employerId: string,
  since: Date,
) {
  return transaction
    .selectFrom('acceptances')
    .select((select) => [
      'application_id',
      'job_id',
      'accepted_at',
      select
        .exists(
          select
            .selectFrom('application_events')
            .select('application_events.id')
            .whereRef('application_events.application_id', '=', 'acceptances.application_id')
            .whereRef('application_events.at', '=', 'acceptances.ended_at')
            .where('application_events.from_status', '=', 'accepted')
            .where('application_events.to_status', 'in', undecidedStatuses),
        )
        .as('is_undone'),
    ])
    .where('employer_id', '=', employerId)
    .where('accepted_at', '>', since)
    .where('ended_by', 'is distinct from', 'seeker')
    .orderBy('accepted_at')
    .execute();
}

/** Counts the openings that an employer has offered since a moment, in jobs that were active. */
export async function countOpeningsOffered(
  transaction: DatabaseTransaction,
  employerId: string,
  since: Date,
): Promise<number> {
  const { count } = await transaction
    .selectFrom('jobs')
    .select((select) => select.fn.coalesce(select.fn.sum<number>('openings'), sql`0`).as('count'))
    .where('employer_id', '=', employerId)
    .where((where) => where.or([where('status', '=', 'Active'), where('closed_at', '>', since)]))
    .executeTakeFirstOrThrow();
  return count;
}

/** The fewest openings that a job has had since a moment, also those that an edit at that moment ended. */
export async function findFewestOpenings(
  transaction: DatabaseTransaction,
  jobId: string,
  since: Date,
): Promise<number> {
  const { openings } = await transaction
    .selectFrom('jobs')
    .select(
      sql<number>`least(openings, (
        select min(openings) from former_openings where job_id = jobs.id and until >= ${since}
      ))`.as('openings'),
    )
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow();
  return openings;
}
