import { undecidedStatuses } from '@nextshift/contract';
import { sql } from 'kysely';
import { type Account, accountColumn } from '../../../../platform/authentication/sessions.ts';
import type { Queryable } from '../../../../platform/database/database.ts';
import { jobTextsFor } from '../../../jobs/index.ts';

/** An account's shifts that end after a moment, by start, with what a calendar may say of them. */
export function listCalendarShifts(
  database: Queryable,
  { kind, accountId }: Account,
  { after, limit }: { after: Date; limit: number },
) {
  return database
    .selectFrom('assignments')
    .innerJoin('jobs', 'jobs.id', 'assignments.job_id')
    .innerJoin('cleared_jobs', 'cleared_jobs.job_id', 'jobs.id')
    .innerJoin('employers', 'employers.id', 'assignments.employer_id')
    .select((row) => [
      'assignments.id',
      'assignments.shift_id',
      sql<string>`assignments.date::text`.as('date'),
      'assignments.status',
      'assignments.sequence',
      'assignments.capacity',
      'assignments.updated_at',
      row.ref('assignments.job_id').as('job_id'),
      sql<Date>`lower(assignments.during)`.as('starts_at'),
      sql<Date>`upper(assignments.during)`.as('ends_at'),
    ])
    .select(jobTextsFor(kind))
    .select(['jobs.location_type', 'jobs.moderation', 'employers.deleted_at as company_deleted_at'])
    .where(`assignments.${accountColumn(kind)}`, '=', accountId)
    .where(sql<boolean>`lower(assignments.during) > ${after}`)
    .orderBy(sql`lower(assignments.during)`)
    .orderBy('assignments.id')
    .limit(limit)
    .execute();
}

export type CalendarShift = Awaited<ReturnType<typeof listCalendarShifts>>[number];

/** An account's interviews that end after a moment and were booked, by start. */
export function listCalendarInterviews(
  database: Queryable,
  { kind, accountId }: Account,
  { after, limit }: { after: Date; limit: number },
) {
  return database
    .selectFrom('interviews')
    .innerJoin('applications', 'applications.id', 'interviews.application_id')
    .innerJoin('jobs', 'jobs.id', 'interviews.job_id')
    .innerJoin('cleared_jobs', 'cleared_jobs.job_id', 'jobs.id')
    .innerJoin('employers', 'employers.id', 'interviews.employer_id')
    .select([
      'interviews.id',
      'interviews.application_id',
      'interviews.sequence',
      'interviews.updated_at',
      sql<Date>`lower(interviews.during)`.as('starts_at'),
      sql<Date>`upper(interviews.during)`.as('ends_at'),
      // One that waits to be cancelled is not sure.
      sql<'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'>`case
        when interviews.status in ('declined', 'cancelled') then 'CANCELLED'
        when applications.status = any(${[...undecidedStatuses]}) and jobs.status = 'Active' then 'CONFIRMED'
        else 'TENTATIVE' end`.as('calendar_status'),
    ])
    .select(jobTextsFor(kind))
    .where(`interviews.${accountColumn(kind)}`, '=', accountId)
    .where(sql<boolean>`upper(interviews.during) > ${after}`)
    .orderBy(sql`lower(interviews.during)`)
    .orderBy('interviews.id')
    .limit(limit)
    .execute();
}

export type CalendarInterview = Awaited<ReturnType<typeof listCalendarInterviews>>[number];
