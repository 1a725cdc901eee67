import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import { responsivenessColumns } from '../responsiveness/index.ts';
import { fieldColumns } from './job-columns.ts';

/** The condition of every list that visitors read: an active job that is not hidden. Literal, as in the indexes. */
export const isPublicJob = sql<boolean>`(jobs.status = 'Active' and not jobs.hidden)`;

/** When a company was verified, as everyone may know it: not while its page is held. For queries with employers joined. */
export const shownVerifiedAt = sql<Date | null>`case
    when not exists (
      select from company_holds
      where company_holds.employer_id = employers.id and company_holds.held_since is not null)
    then employers.verified_at
  end`.as('verified_at');

/** Jobs with the public fields of their company: the base of every query for jobs. */
export function selectJobs(database: Queryable) {
  return database
    .selectFrom('jobs')
    .innerJoin('employers', 'employers.id', 'jobs.employer_id')
    .innerJoin('job_applicant_counts', 'job_applicant_counts.job_id', 'jobs.id')
    .leftJoin('files as logo', (join) =>
      join.onRef('logo.id', '=', 'employers.logo_file_id').on('employers.suspended_at', 'is', null),
    )
    .leftJoin('files as image', 'image.id', 'jobs.image_file_id')
    .select([
      ...fieldColumns,
      'jobs.id',
      'jobs.employer_id',
      'jobs.place_id',
      'jobs.time_zone',
      'jobs.status',
      'jobs.revision',
      'jobs.closed_reason',
      'jobs.moderation',
      'jobs.hidden',
      'jobs.placement',
      'job_applicant_counts.applicants as applicant_count',
      'job_applicant_counts.accepted as accepted_count',
      'jobs.max_applicants',
      'jobs.published_at',
      'jobs.created_at',
      'jobs.updated_at',
      'employers.company_name',
      shownVerifiedAt,
      ...responsivenessColumns,
      'logo.storage_key as logo_key',
      'image.storage_key as image_key',
    ]);
}

export type JobRow = Awaited<ReturnType<ReturnType<typeof selectJobs>['executeTakeFirstOrThrow']>>;

const plainColumns = [
  'jobs.employer_id',
  'jobs.location_type',
  'jobs.moderation',
  'employers.deleted_at as company_deleted_at',
  'jobs.pay_rate',
  'jobs.pay_frequency',
  'jobs.min_wage',
  'jobs.max_wage',
  'jobs.hourly_min',
  'jobs.hourly_max',
  'jobs.tipped',
  'jobs.tips',
  'jobs.type',
  'jobs.status',
  'job_applicant_counts.applicants as applicant_count',
  'jobs.max_applicants',
  'logo.storage_key as logo_key',
] as const;

/**
 * The columns of `presentJobSummary`, for queries that join jobs, their employers and applicant counts, and
 * `files as logo`: for the job's employer, or of a public job.
 */
export const jobSummaryColumns = [
  'jobs.title',
  'jobs.city',
  'jobs.state',
  'employers.company_name',
  ...plainColumns,
] as const;

/** The same for seekers, who read texts that were cleared; with `cleared_jobs` joined as well. */
export const clearedSummaryColumns = [
  'cleared_jobs.title',
  'cleared_jobs.city',
  'cleared_jobs.state',
  'cleared_jobs.company_name',
  ...plainColumns,
] as const;

/**
 * What either side reads of the job that they work for, for queries that join jobs, `cleared_jobs` and employers: seekers
 * the texts that were cleared.
 */
export function jobTextsFor(kind: 'seeker' | 'employer') {
  const [job, company] =
    kind === 'seeker' ? ['cleared_jobs', 'cleared_jobs'] : ['jobs', 'employers'];
  return [
    sql.ref<string>(`${job}.title`).as('title'),
    sql.ref<string | null>(`${job}.address`).as('address'),
    sql.ref<string>(`${job}.city`).as('city'),
    sql.ref<string>(`${job}.state`).as('state'),
    sql.ref<string | null>(`${job}.zip_code`).as('zip_code'),
    sql.ref<string>(`${company}.company_name`).as('company_name'),
  ];
}
