import type { ApplicationCount, ApplicationStatus, FilledJob } from '@nextshift/contract';
import type { DatabaseTransaction, Queryable } from '../../../../platform/database/database.ts';
import { isUnnotifiedAcceptance } from './unnotified-acceptance.queries.ts';

/** Finds an application to one of the employer's jobs, unless the employer deleted it. */
export function findApplicationToDecide(
  transaction: DatabaseTransaction,
  employerId: string,
  applicationId: string,
) {
  return transaction
    .selectFrom('applications')
    .leftJoin('seekers', 'seekers.id', 'applications.seeker_id')
    .select([
      'applications.id',
      'applications.job_id',
      'applications.employer_id',
      'applications.seeker_id',
      'applications.status',
      'applications.told_status',
      'applications.accepted_at',
      isUnnotifiedAcceptance.as('is_unnotified'),
      'seekers.suspended_at as seeker_suspended_at',
    ])
    .where('applications.id', '=', applicationId)
    .where('applications.employer_id', '=', employerId)
    .where('hidden_from_employer_at', 'is', null)
    .executeTakeFirst();
}

/** Finds an application of the seeker. */
export function findApplicationOfSeeker(
  database: Queryable,
  seekerId: string,
  applicationId: string,
) {
  return database
    .selectFrom('applications')
    .select(['id', 'job_id', 'employer_id', 'status'])
    .where('id', '=', applicationId)
    .where('seeker_id', '=', seekerId)
    .executeTakeFirst();
}

/** Which of the jobs have accepted applications, with the first. */
export async function listFilledJobs(
  database: Queryable,
  jobIds: readonly string[],
): Promise<FilledJob[]> {
  if (jobIds.length === 0) return [];
  return database
    .selectFrom('applications')
    .distinctOn('job_id')
    .select(['job_id as jobId', 'id as applicationId'])
    .where('job_id', 'in', jobIds)
    .where('status', '=', 'accepted')
    .orderBy('job_id')
    .orderBy('accepted_at')
    .orderBy('id')
    .execute();
}

/** How many applications there are to each of the jobs, as far as their employer sees them. */
export async function countApplications(
  database: Queryable,
  jobIds: readonly string[],
): Promise<ApplicationCount[]> {
  if (jobIds.length === 0) return [];
  return database
    .selectFrom('applications')
    .select('job_id as jobId')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('job_id', 'in', jobIds)
    .where('hidden_from_employer_at', 'is', null)
    .groupBy('job_id')
    .execute();
}

/** A trigger gives an accepted one its opening. @throws a violation of applications_take_a_place when all are taken */
export async function setApplicationStatus(
  transaction: DatabaseTransaction,
  applicationId: string,
  { status, now }: { status: ApplicationStatus; now: Date },
): Promise<void> {
  await transaction
    .updateTable('applications')
    .set({ status, updated_at: now, accepted_at: status === 'accepted' ? now : null })
    .where('id', '=', applicationId)
    .execute();
}

/**
 * Takes an opening back: the application ends, leaves the employer's lists and frees the opening.
 * Its applicant is told of it apart, so no mail about its end is pending.
 */
export async function endAcceptedApplication(
  transaction: DatabaseTransaction,
  applicationId: string,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('applications')
    .set({
      status: 'ended',
      ended_reason: 'place_withdrawn',
      told_status: 'ended',
      ending_mailed_at: now,
      accepted_at: null,
      hidden_from_employer_at: now,
      updated_at: now,
    })
    .where('id', '=', applicationId)
    .execute();
}
