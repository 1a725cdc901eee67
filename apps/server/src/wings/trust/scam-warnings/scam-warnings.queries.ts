import type { DatabaseTransaction, Queryable } from '../../../platform/database/database.ts';

export type RemovedJobRow = NonNullable<Awaited<ReturnType<typeof findRemovedJob>>>;

/** The job that a decision removed, and why; undefined once the decision was undone. */
export function findRemovedJob(database: Queryable, caseId: string, decidedAt: Date) {
  return database
    .selectFrom('cases')
    .select((row) => [
      'subject_id',
      'signals',
      row
        .exists(
          row
            .selectFrom('reports')
            .select('reports.id')
            .whereRef('reports.case_id', '=', 'cases.id')
            .where('reports.reason', '=', 'scam'),
        )
        .$castTo<boolean>()
        .as('is_reported_as_scam'),
    ])
    .where('id', '=', caseId)
    .where('action', '=', 'remove_job')
    .where('decided_at', '=', decidedAt)
    .executeTakeFirst();
}

/** Some applications to a job, decided or not, whose applicants have not been warned; locked. */
export function findUnwarned(transaction: DatabaseTransaction, jobId: string, limit: number) {
  return transaction
    .selectFrom('applications')
    .select((row) => ['id', row.ref('seeker_id').$notNull().as('seeker_id')])
    .where('job_id', '=', jobId)
    .where('seeker_id', 'is not', null)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('scam_warnings')
            .select('application_id')
            .whereRef('scam_warnings.application_id', '=', 'applications.id'),
        ),
      ),
    )
    .orderBy('id')
    .limit(limit)
    .forNoKeyUpdate()
    .execute();
}

export async function storeWarnings(
  transaction: DatabaseTransaction,
  applicationIds: readonly string[],
  { caseId, now }: { caseId: string; now: Date },
): Promise<void> {
  await transaction
    .insertInto('scam_warnings')
    .values(applicationIds.map((id) => ({ application_id: id, case_id: caseId, warned_at: now })))
    .execute();
}

/** What the employer could see of a warned applicant; undefined once the applicant has left. */
export function findWarning(database: Queryable, applicationId: string) {
  return database
    .selectFrom('scam_warnings')
    .innerJoin('applications', 'applications.id', 'scam_warnings.application_id')
    .innerJoin('seekers', 'seekers.id', 'applications.seeker_id')
    .innerJoin('cleared_jobs', 'cleared_jobs.job_id', 'applications.job_id')
    .leftJoin('profiles', 'profiles.seeker_id', 'seekers.id')
    .leftJoin('application_forms as form', 'form.id', 'applications.form_id')
    .select((row) => [
      'seekers.id as seeker_id',
      'seekers.email',
      'seekers.first_name',
      'seekers.profile_visible',
      'profiles.seeker_id as profile_id',
      'cleared_jobs.title as job_title',
      'cleared_jobs.company_name',
      'applications.status',
      'applications.seen_at',
      'applications.basic_field_answers',
      'applications.question_answers',
      'form.questions',
      row
        .exists(
          row
            .selectFrom('portfolio_videos')
            .select('portfolio_videos.id')
            .whereRef('portfolio_videos.seeker_id', '=', 'seekers.id'),
        )
        .$castTo<boolean>()
        .as('has_videos'),
      row
        .exists(
          row
            .selectFrom('social_accounts')
            .select('social_accounts.id')
            .whereRef('social_accounts.seeker_id', '=', 'seekers.id'),
        )
        .$castTo<boolean>()
        .as('has_social_accounts'),
      row
        .selectFrom('contact_showings')
        .select(({ fn }) => fn.min<Date | null>('shown_at').as('moment'))
        .whereRef('contact_showings.application_id', '=', 'applications.id')
        .as('contact_first_shown'),
      row
        .selectFrom('contact_showings')
        .select(({ fn }) => fn.max<Date | null>('shown_at').as('moment'))
        .whereRef('contact_showings.application_id', '=', 'applications.id')
        .as('contact_last_shown'),
    ])
    .where('scam_warnings.application_id', '=', applicationId)
    .executeTakeFirst();
}

/** The kinds of files that are attached to an application. */
export async function findAttachedKinds(database: Queryable, applicationId: string) {
  const rows = await database
    .selectFrom('documents')
    .select('kind')
    .where('application_id', '=', applicationId)
    .orderBy('kind', 'desc')
    .execute();
  return rows.map(({ kind }) => kind);
}
