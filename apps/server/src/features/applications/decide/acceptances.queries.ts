import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';

interface Accepted {
  readonly id: string;
  readonly job_id: string;
  readonly employer_id: string;
}

/**
 * Serializes an employer's acceptances over all jobs until the transaction ends. Locked after the job's row; nothing
 * else waits for both.
 */
export async function lockAcceptances(
  transaction: DatabaseTransaction,
  employerId: string,
): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(${`acceptances ${employerId}`}, 0))
  `.execute(transaction);
}

/** Adds to the record of acceptances, which outlives the deletion of what was accepted. */
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
 * When an employer accepted somebody since a moment, oldest first, and for which job. Those that the
 * applicant ended, by withdrawing or by deleting the account, do not count.
 */
export function listCountedAcceptances(
  transaction: DatabaseTransaction,
  employerId: string,
  since: Date,
) {
  return transaction
    .selectFrom('acceptances')
    .innerJoin('applications', 'applications.id', 'acceptances.application_id')
    .select(['acceptances.job_id', 'acceptances.accepted_at'])
    .where('acceptances.employer_id', '=', employerId)
    .where('acceptances.accepted_at', '>', since)
    .where('applications.seeker_id', 'is not', null)
    .where('applications.status', '<>', 'withdrawn')
    .orderBy('acceptances.accepted_at')
    .execute();
}

/** How many openings an employer has offered since a moment: each job that was active is one. */
export async function countOpeningsOffered(
  transaction: DatabaseTransaction,
  employerId: string,
  since: Date,
): Promise<number> {
  const { count } = await transaction
    .selectFrom('jobs')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('employer_id', '=', employerId)
    .where((where) => where.or([where('status', '=', 'Active'), where('closed_at', '>', since)]))
    .executeTakeFirstOrThrow();
  return count;
}
