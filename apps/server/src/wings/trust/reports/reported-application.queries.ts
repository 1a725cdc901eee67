import type { Account } from '../../../platform/authentication/sessions.ts';
import type { Queryable } from '../../../platform/database/database.ts';

export type ReportedApplicationRow = NonNullable<
  Awaited<ReturnType<typeof findReportedApplication>>
>;

/** An application of one side's own. */
export function findReportedApplication(
  database: Queryable,
  { kind, accountId }: Account,
  applicationId: string,
) {
  const query = database
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('employers', 'employers.id', 'applications.employer_id')
    .select([
      'applications.employer_id',
      'applications.status',
      'applications.created_at',
      'jobs.title',
      'jobs.description',
      'employers.company_name',
    ])
    .where('applications.id', '=', applicationId);
  return kind === 'seeker'
    ? query.where('applications.seeker_id', '=', accountId).executeTakeFirst()
    : query
        .where('applications.employer_id', '=', accountId)
        .where('applications.hidden_from_employer_at', 'is', null)
        .executeTakeFirst();
}
