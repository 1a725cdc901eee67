import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { type Account, accountColumn } from '../../../platform/authentication/sessions.ts';

/** The account without the password's hash. */
export function findAccount(database: Database, seekerId: string) {
  return database
    .selectFrom('seekers')
    .select([
      'id',
      'first_name as firstName',
      'last_name as lastName',
      'email',
      'email_confirmed_at as emailConfirmedAt',
      'terms_accepted_at as termsAcceptedAt',
      'terms_version as termsVersion',
      'created_at as createdAt',
      'last_seen_at as lastSeenAt',
    ])
    .where('id', '=', seekerId)
    .executeTakeFirst();
}

/** The reports that an account has made, with what was written in them. */
export function listOwnReports(database: Database, { kind, accountId }: Account) {
  return database
    .selectFrom('reports')
    .innerJoin('cases', 'cases.id', 'reports.case_id')
    .select([
      'cases.subject_type as subjectType',
      'cases.subject_id as subjectId',
      'reports.reason',
      'reports.note',
      'reports.created_at as createdAt',
    ])
    .where(`reports.${accountColumn(kind)}`, '=', accountId)
    .orderBy('reports.created_at')
    .execute();
}

/** The times that an account was suspended, as its owner was told. */
export function listOwnSuspensions(database: Database, { kind, accountId }: Account) {
  return database
    .selectFrom('suspensions')
    .select(['suspended_at as suspendedAt', 'reason', 'restored_at as restoredAt'])
    .where(accountColumn(kind), '=', accountId)
    .where('completed_at', 'is not', null)
    .orderBy('suspended_at')
    .execute();
}

/** The stored email changes of an account. */
export function listEmailChanges(database: Database, { kind, accountId }: Account) {
  return database
    .selectFrom('email_changes')
    .select([
      'old_email as from',
      'new_email as to',
      'requested_at as askedAt',
      'effective_at as effectiveAt',
    ])
    .where(accountColumn(kind), '=', accountId)
    .orderBy('requested_at')
    .execute();
}

/** A seeker's address at a school, confirmed or not. */
export function findOwnSchoolEmail(database: Database, seekerId: string) {
  return database
    .selectFrom('school_emails')
    .select([
      'email',
      'confirmed_at as confirmedAt',
      'pending_email as pendingEmail',
      'requested_at as requestedAt',
    ])
    .where('seeker_id', '=', seekerId)
    .executeTakeFirst();
}

/** Where an account is signed in, without what opens it. */
export function listOwnSessions(database: Database, { kind, accountId }: Account, now: Date) {
  return database
    .selectFrom('sessions')
    .select((row) => [
      'device',
      'created_at as signedInAt',
      row.fn.coalesce('last_seen_at', 'created_at').as('lastSeenAt'),
      'expires_at as expiresAt',
    ])
    .where(accountColumn(kind), '=', accountId)
    .where('expires_at', '>', now)
    .orderBy('created_at')
    .execute();
}

export function findSettings(database: Database, seekerId: string) {
  return database
    .selectFrom('seekers')
    .select([
      'profile_visible as profileVisible',
      'email_visible as emailVisible',
      'phone_visible as phoneVisible',
      'school_visible as schoolVisible',
      'notify_by_email as notifyByEmail',
      'notify_by_push as notifyByPush',
      'notify_by_sms as notifyBySms',
    ])
    .where('id', '=', seekerId)
    .executeTakeFirst();
}

/**
 * The shifts that an account has or had, on their dates; of an employer without who works them. A seeker's have the job's
 * texts that were cleared.
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
    ])
    .where(`assignments.${accountColumn(kind)}`, '=', accountId)
    .orderBy(sql`lower(assignments.during)`)
    .orderBy('assignments.id')
    .execute();
}

/** Since when an account has a calendar to subscribe to, without what opens it. */
export function findOwnCalendar(database: Database, { kind, accountId }: Account) {
  return database
    .selectFrom('calendars')
    .select('created_at as createdAt')
    .where(accountColumn(kind), '=', accountId)
    .executeTakeFirst();
}
