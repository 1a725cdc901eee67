import type { Queryable } from '../../../../platform/database/database.ts';
import type { Session } from '../../../../platform/authentication/sessions.ts';
import { applicantPhone } from '../../contact/index.ts';
import { clearedSummaryColumns, endingReason, jobSummaryColumns } from '../../../jobs/index.ts';

function selectDetail(database: Queryable, kind: Session['kind']) {
  return database
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('cleared_jobs', 'cleared_jobs.job_id', 'jobs.id')
    .innerJoin('employers', 'employers.id', 'jobs.employer_id')
    .innerJoin('job_applicant_counts', 'job_applicant_counts.job_id', 'jobs.id')
    .leftJoin('files as logo', (join) =>
      join.onRef('logo.id', '=', 'employers.logo_file_id').on('employers.suspended_at', 'is', null),
    )
    .leftJoin('seekers', 'seekers.id', 'applications.seeker_id')
    .leftJoin('profiles', 'profiles.seeker_id', 'applications.seeker_id')
    .leftJoin('application_forms as form', 'form.id', 'applications.form_id')
    .select([
      'applications.id',
      'applications.job_id',
      'applications.seeker_id',
      'applications.status as application_status',
      'applications.ended_reason',
      'applications.awaiting_answer_since',
      endingReason.as('closed_reason'),
      'jobs.moderation',
      'jobs.closed_at',
      'applications.created_at',
      'applications.accepted_at',
      'applications.basic_field_answers',
      'applications.question_answers',
      'seekers.first_name',
      'seekers.last_name',
      'seekers.email',
      'seekers.suspended_at as seeker_suspended_at',
      applicantPhone.as('phone_number'),
      'form.basic_fields',
      'form.documents',
      'form.questions',
    ])
    .select(kind === 'seeker' ? clearedSummaryColumns : jobSummaryColumns);
}

export type ApplicationDetailRow = Awaited<
  ReturnType<ReturnType<typeof selectDetail>['executeTakeFirstOrThrow']>
>;

/** An application with its form, for its applicant or its employer. */
export function findApplicationDetail(
  database: Queryable,
  session: Session,
  applicationId: string,
): Promise<ApplicationDetailRow | undefined> {
  const query = selectDetail(database, session.kind).where('applications.id', '=', applicationId);
  return (
    session.kind === 'seeker'
      ? query.where('applications.seeker_id', '=', session.accountId)
      : query
          .where('applications.employer_id', '=', session.accountId)
          .where('applications.hidden_from_employer_at', 'is', null)
  ).executeTakeFirst();
}
