import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/database/database.ts';
import type { DigestWindow } from './digest-window.ts';

export function findMailRecipient(database: Queryable, employerId: string) {
  return database
    .selectFrom('employers')
    .select(['email', 'company_name'])
    .where('id', '=', employerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Counts the applications of a window by the job's title, without withdrawn ones. */
export function countNewApplications(
  database: Queryable,
  employerId: string,
  { since, until }: DigestWindow,
) {
  return database
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select((select) => [
      'jobs.title',
      sql<string[]>`array_agg(distinct jobs.id)`.as('job_ids'),
      select.fn.countAll<number>().as('count'),
    ])
    .where('applications.employer_id', '=', employerId)
    .where('applications.created_at', '>=', since)
    .where('applications.created_at', '<', until)
    .where('applications.status', 'not in', ['withdrawn', 'ended'])
    .where('applications.hidden_from_employer_at', 'is', null)
    .groupBy('jobs.title')
    .orderBy('count', 'desc')
    .orderBy('jobs.title')
    .execute();
}

/** The job and the employer of a withdrawn application; undefined once it was made again. */
export function findWithdrawal(database: Queryable, applicationId: string) {
  return database
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('job_applicant_counts', 'job_applicant_counts.job_id', 'jobs.id')
    .innerJoin('employers', 'employers.id', 'applications.employer_id')
    .select([
      'applications.employer_id',
      'applications.job_id',
      'employers.email',
      'employers.company_name',
      'jobs.title',
      'jobs.status',
      'jobs.openings',
      'job_applicant_counts.accepted as accepted_count',
    ])
    .where('applications.id', '=', applicationId)
    .where('applications.status', '=', 'withdrawn')
    .where('employers.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Counts the applicants whom an employer was reminded of by the job's title, the longest waiting first. */
export function countWaitingApplicants(database: Queryable, employerId: string) {
  return database
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select((select) => [
      'jobs.title',
      select.fn.countAll<number>().as('count'),
      select.fn.min('applications.awaiting_answer_since').$notNull().as('since'),
    ])
    .where('applications.employer_id', '=', employerId)
    .where('applications.awaiting_answer_since', 'is not', null)
    .where('applications.answer_reminders', '>', 0)
    .where('jobs.status', '=', 'Active')
    .groupBy(['jobs.id', 'jobs.title'])
    .orderBy('since')
    .orderBy('jobs.title')
    .execute();
}
