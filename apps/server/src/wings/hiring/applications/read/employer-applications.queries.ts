import {
  ANSWER_DUE_DAYS,
  type AnswerFilter,
  type ApplicationStatus,
  DAY_MS,
  type EmployerApplicationSort,
  profileListKeys,
  undecidedStatuses,
} from '@nextshift/contract';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queryable } from '../../../../platform/database/database.ts';
import { toPage } from '../../../../platform/database/keyset-cursor.ts';
import { applicantPhone } from '../../contact/index.ts';
import { isUnnotifiedAcceptance } from '../decide/unnotified-acceptance.queries.ts';
import { hasEffectiveStatus } from './effective-status.queries.ts';
import {
  answerDueKey,
  cursorOf,
  containsWord,
  isAfterCursor,
  orderOf,
} from './employer-application-order.queries.ts';
import { endingReason } from '../../../jobs/index.ts';

export interface EmployerApplicationFilter {
  readonly employerId: string;
  readonly status?: ApplicationStatus | undefined;
  readonly jobId?: string | undefined;
  readonly applicationId?: string | undefined;
  /** Open: undecided, and the job is active. Closed: anything else. */
  readonly state?: 'open' | 'closed' | undefined;
  /** Only those whose answer is due by then. */
  readonly dueBy?: Date | undefined;
  /** Only those that the employer neither opened nor moved to a stage. */
  readonly isUnseen?: boolean | undefined;
  /** Words in the applicant's name or the job's title. */
  readonly search?: string | undefined;
  /** Answers to yes/no and choice questions, by question id. */
  readonly answers?: AnswerFilter | undefined;
}

export interface EmployerApplicationPage {
  readonly sort: EmployerApplicationSort;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** An employer's applications without deleted ones, filtered by the columns of `applications`. */
function ownApplications(database: Queryable, filter: EmployerApplicationFilter) {
  let query = database
    .selectFrom('applications')
    .where('applications.employer_id', '=', filter.employerId)
    .where('applications.hidden_from_employer_at', 'is', null);
  if (filter.jobId !== undefined) query = query.where('applications.job_id', '=', filter.jobId);
  if (filter.applicationId !== undefined) {
    query = query.where('applications.id', '=', filter.applicationId);
  }
  return query;
}

/** The same joined with jobs and applicants, for the other filters. */
function applicationsOf(database: Queryable, filter: EmployerApplicationFilter) {
  let query = ownApplications(database, filter)
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .leftJoin('seekers', 'seekers.id', 'applications.seeker_id')
    .leftJoin('application_forms as form', 'form.id', 'applications.form_id');
  if (filter.status) query = query.where(hasEffectiveStatus(filter.status));
  if (filter.answers) query = query.where(hasAnswers(filter.answers));
  if (filter.state !== undefined) {
    query = query.where((where) => {
      const open = where.and([
        where('applications.status', 'in', undecidedStatuses),
        where('jobs.status', '=', 'Active'),
      ]);
      return filter.state === 'open' ? open : where.not(open);
    });
  }
  if (filter.dueBy) {
    query = query
      .where('applications.awaiting_answer_since', '<=', clockStart(filter.dueBy))
      .where('jobs.moderation', '=', 'clear');
  }
  if (filter.isUnseen) {
    query = query
      .where('applications.status', '=', 'submitted')
      .where('applications.seen_at', 'is', null);
  }
  for (const word of filter.search?.split(/\s+/).filter((part) => part !== '') ?? []) {
    query = query.where(containsWord(word));
  }
  return query;
}

/** Since when an applicant has been waiting whose answer is due at a moment. */
function clockStart(due: Date): Date {
  return new Date(due.getTime() - ANSWER_DUE_DAYS * DAY_MS);
}

/**
 * Applications with all these answers. Excludes what the employer may not read: withdrawn
 * applications, and text answers.
 */
function hasAnswers(answers: AnswerFilter) {
  return sql<boolean>`applications.status <> 'withdrawn' and not exists (
    select from jsonb_each_text(${JSON.stringify(answers)}::jsonb) as wanted
    where not exists (
      select from jsonb_array_elements(form.questions) as asked
      where asked ->> 'id' = wanted.key and asked ->> 'type' in ('yesno', 'multiple')
        and applications.question_answers ->> wanted.key = wanted.value))`;
}

function withApplicant(query: ReturnType<typeof applicationsOf>) {
  return query
    .innerJoin('employers', 'employers.id', 'jobs.employer_id')
    .innerJoin('job_applicant_counts', 'job_applicant_counts.job_id', 'jobs.id')
    .leftJoin('profiles', 'profiles.seeker_id', 'applications.seeker_id')
    .leftJoin('files as picture', 'picture.id', 'seekers.picture_file_id')
    .leftJoin('school_emails', 'school_emails.seeker_id', 'seekers.id')
    .select([
      'applications.id',
      'applications.form_id',
      'applications.basic_field_answers',
      'applications.question_answers',
      'form.basic_fields',
      'form.documents',
      'form.questions',
      'applications.status',
      'applications.ended_reason',
      'applications.awaiting_answer_since',
      endingReason.as('closed_reason'),
      'jobs.moderation',
      'applications.created_at',
      'applications.accepted_at',
      isUnnotifiedAcceptance.as('is_unnotified'),
      'applications.job_id',
      'jobs.title as job_title',
      'jobs.status as job_status',
      'jobs.max_applicants',
      'jobs.openings',
      'jobs.shifts',
      'applications.free_shifts',
      'applications.shifts_asked',
      'job_applicant_counts.accepted as accepted_count',
      'employers.company_name',
      'seekers.id as seeker_id',
      'seekers.first_name',
      'seekers.last_name',
      'seekers.email',
      'seekers.suspended_at as seeker_suspended_at',
      'seekers.profile_visible',
      'seekers.school_visible',
      'seekers.email_confirmed_at',
      'school_emails.email as school_email',
      'school_emails.confirmed_at as school_confirmed_at',
      'picture.storage_key as picture_key',
      'profiles.seeker_id as profile_id',
      applicantPhone.as('phone_number'),
      'profiles.city',
      'profiles.state',
      'profiles.bio',
      'profiles.current_position',
      ...profileListKeys.map((key) => `profiles.${key}` as const),
    ])
    .select(answerDueKey.as('due_key'))
    .select((select) => [
      jsonArrayFrom(
        select
          .selectFrom('application_shifts')
          .select([
            'application_shifts.shift_id',
            'application_shifts.can_work',
            'application_shifts.place',
          ])
          .whereRef('application_shifts.application_id', '=', 'applications.id'),
      ).as('application_shifts'),
      jsonArrayFrom(
        select
          .selectFrom('social_accounts')
          .select([
            'social_accounts.id',
            'social_accounts.platform',
            'social_accounts.handle',
            'social_accounts.followers',
          ])
          .whereRef('social_accounts.seeker_id', '=', 'applications.seeker_id'),
      ).as('social_accounts'),
      jsonArrayFrom(
        select
          .selectFrom('portfolio_videos')
          .innerJoin('files', 'files.id', 'portfolio_videos.file_id')
          .select('files.storage_key')
          .whereRef('portfolio_videos.seeker_id', '=', 'applications.seeker_id')
          .orderBy('portfolio_videos.place'),
      ).as('videos'),
    ]);
}

export type EmployerApplicationRow = Awaited<
  ReturnType<ReturnType<typeof withApplicant>['executeTakeFirstOrThrow']>
>;

export async function findEmployerApplications(
  database: Queryable,
  filter: EmployerApplicationFilter,
  { sort, limit, cursor }: EmployerApplicationPage,
): Promise<{ rows: EmployerApplicationRow[]; nextCursor: string | null }> {
  let query = withApplicant(applicationsOf(database, filter));
  if (cursor !== undefined) {
    const { employerId } = filter;
    query = query.where(isAfterCursor({ employerId, sort, cursor }));
  }
  const rows = await query
    .orderBy(orderOf(sort))
    .limit(limit + 1)
    .execute();
  return toPage(rows, limit, (row) => cursorOf(sort, row));
}

export async function countEmployerApplications(
  database: Queryable,
  filter: EmployerApplicationFilter,
): Promise<number> {
  // Each page counts thousands of rows, so unnecessary joins are left out.
  const { status, state, search, answers } = filter;
  const isNarrowedByJoins = [status, state, search, answers].some((part) => part !== undefined);
  const counted = isNarrowedByJoins
    ? applicationsOf(database, filter).select(sql<number>`count(*)`.as('count'))
    : ownApplications(database, filter).select(sql<number>`count(*)`.as('count'));
  return (await counted.executeTakeFirstOrThrow()).count;
}

export function findEmployerApplication(
  database: Queryable,
  employerId: string,
  applicationId: string,
): Promise<EmployerApplicationRow | undefined> {
  return withApplicant(applicationsOf(database, { employerId }))
    .where('applications.id', '=', applicationId)
    .executeTakeFirst();
}
