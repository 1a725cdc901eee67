import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { type Account, accountColumn } from '../../../platform/authentication/sessions.ts';
import type { Database } from '../../../platform/database/database.ts';
import { endingReason } from '../../jobs/index.ts';

export function listAllSavedJobs(database: Database, seekerId: string) {
  return database
    .selectFrom('saved_jobs')
    .innerJoin('cleared_jobs', 'cleared_jobs.job_id', 'saved_jobs.job_id')
    .select([
      'cleared_jobs.job_id as jobId',
      'cleared_jobs.title as jobTitle',
      'cleared_jobs.company_name as companyName',
      'saved_jobs.created_at as savedAt',
    ])
    .where('saved_jobs.seeker_id', '=', seekerId)
    .orderBy('saved_jobs.created_at')
    .execute();
}

export function listAllApplications(database: Database, seekerId: string) {
  return database
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('cleared_jobs', 'cleared_jobs.job_id', 'jobs.id')
    .leftJoin('application_forms as form', 'form.id', 'applications.form_id')
    .leftJoin('scam_warnings', 'scam_warnings.application_id', 'applications.id')
    .select((select) =>
      jsonArrayFrom(
        select
          .selectFrom('contact_showings')
          .select('shown_at as viewedAt')
          .whereRef('contact_showings.application_id', '=', 'applications.id')
          .orderBy('shown_at'),
      ).as('contactShown'),
    )
    .select([
      'applications.id',
      'jobs.id as jobId',
      'cleared_jobs.title as jobTitle',
      'cleared_jobs.company_name as companyName',
      'applications.status',
      'applications.ended_reason',
      'applications.awaiting_answer_since',
      endingReason.as('closed_reason'),
      'jobs.moderation',
      'applications.created_at as createdAt',
      'applications.updated_at as updatedAt',
      'applications.accepted_at as acceptedAt',
      'scam_warnings.warned_at as warnedOfScamAt',
      'applications.basic_field_answers as basicFieldAnswers',
      'applications.question_answers as questionAnswers',
      'form.questions',
      'applications.free_shifts as freeShifts',
      'applications.shifts_asked as shiftsAsked',
    ])
    .select((select) =>
      jsonArrayFrom(
        select
          .selectFrom('application_shifts')
          .innerJoin('job_shifts', 'job_shifts.id', 'application_shifts.shift_id')
          .select([
            'job_shifts.weekday',
            'job_shifts.date',
            'job_shifts.start_time as start',
            'job_shifts.end_time as end',
            'application_shifts.can_work as canWork',
            'application_shifts.place',
          ])
          .whereRef('application_shifts.application_id', '=', 'applications.id')
          .orderBy('job_shifts.weekday')
          .orderBy('job_shifts.date')
          .orderBy('job_shifts.start_time'),
      ).as('shifts'),
    )
    .where('applications.seeker_id', '=', seekerId)
    .orderBy('applications.created_at')
    .execute();
}

/** The alerts, with the jobs that were mailed for each. */
export function listAllAlerts(database: Database, seekerId: string) {
  return database
    .selectFrom('alerts')
    .select((select) =>
      jsonArrayFrom(
        select
          .selectFrom('alert_deliveries')
          .innerJoin('alert_mails', 'alert_mails.id', 'alert_deliveries.mail_id')
          .select(['alert_deliveries.job_id as jobId', 'alert_mails.sent_at as sentAt'])
          .whereRef('alert_deliveries.alert_id', '=', 'alerts.id')
          .orderBy('alert_mails.slot')
          .orderBy('alert_deliveries.job_id'),
      ).as('mailedJobs'),
    )
    .select([
      'criteria',
      'cadence',
      'local_hour as localHour',
      'time_zone as timeZone',
      'paused',
      'created_at as createdAt',
    ])
    .where('seeker_id', '=', seekerId)
    .orderBy('created_at')
    .execute();
}

/**
 * The shifts that an account has or had, on their dates; of an employer without who works them, and without the words in
 * which somebody gave one up. A seeker's have the job's texts that were cleared.
 */
export function listAllShifts(database: Database, { kind, accountId }: Account) {
  const isSeekers = kind === 'seeker';
  return database
    .selectFrom('assignments')
    .innerJoin('jobs', 'jobs.id', 'assignments.job_id')
    .innerJoin('cleared_jobs', 'cleared_jobs.job_id', 'jobs.id')
    .innerJoin('employers', 'employers.id', 'assignments.employer_id')
    .select([
      'assignments.application_id as applicationId',
      'jobs.id as jobId',
      sql.ref<string>(isSeekers ? 'cleared_jobs.title' : 'jobs.title').as('jobTitle'),
      sql
        .ref<string>(isSeekers ? 'cleared_jobs.company_name' : 'employers.company_name')
        .as('companyName'),
      sql<Date>`lower(assignments.during)`.as('startsAt'),
      sql<Date>`upper(assignments.during)`.as('endsAt'),
      'assignments.status',
      'assignments.cancelled_by as cancelledBy',
      'assignments.no_show_at as noShowAt',
      'assignments.must_confirm as mustConfirm',
      'assignments.confirmation_asked_at as confirmationAskedAt',
      'assignments.given_up_at as givenUpAt',
      (isSeekers ? sql.ref<string | null>('assignments.give_up_reason') : sql<null>`null`).as(
        'giveUpReason',
      ),
    ])
    .where(`assignments.${accountColumn(kind)}`, '=', accountId)
    .orderBy(sql`lower(assignments.during)`)
    .orderBy('assignments.id')
    .execute();
}
