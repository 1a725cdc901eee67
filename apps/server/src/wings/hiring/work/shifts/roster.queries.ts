import { type CoverSettings, undecidedStatuses } from '@nextshift/contract';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../../../platform/database/database.ts';
import { applicantPhone } from '../../contact/index.ts';

/** Undecided applicants on a roster. */
const APPLICANTS_MAX = 100;

/** How shifts of a job are covered that somebody gives up. */
export function findCoverSettings(database: Database, jobId: string): Promise<CoverSettings> {
  return database
    .selectFrom('jobs')
    .innerJoin('employers', 'employers.id', 'jobs.employer_id')
    .select(['jobs.cover_approval as approval', 'employers.cover_across as across'])
    .where('jobs.id', '=', jobId)
    .executeTakeFirstOrThrow();
}

/** Who has a spot in which shift of a job, with the next date that is not cancelled. */
export function listSpots(database: Database, jobId: string, now: Date) {
  return database
    .selectFrom('application_shifts')
    .innerJoin('applications', 'applications.id', 'application_shifts.application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('seekers', 'seekers.id', 'applications.seeker_id')
    .leftJoin('profiles', 'profiles.seeker_id', 'seekers.id')
    .leftJoinLateral(
      (row) =>
        row
          .selectFrom('assignments')
          .select([
            'assignments.id',
            'assignments.status',
            sql<Date>`lower(during)`.as('starts_at'),
            sql<Date>`upper(during)`.as('ends_at'),
          ])
          .whereRef('assignments.application_id', '=', 'applications.id')
          .whereRef('assignments.shift_id', '=', 'application_shifts.shift_id')
          .where('assignments.status', '<>', 'cancelled')
          .where(sql<boolean>`upper(during) > ${now}`)
          .orderBy(sql`lower(during)`)
          .limit(1)
          .as('next'),
      (join) => join.onTrue(),
    )
    .select((row) => [
      'applications.id as application_id',
      'applications.status as application_status',
      'applications.accepted_at',
      'applications.told_status',
      'jobs.moderation',
      'application_shifts.shift_id',
      row.ref('application_shifts.place').$notNull().as('place'),
      'seekers.id as seeker_id',
      'seekers.first_name',
      'seekers.last_name',
      'seekers.email',
      'seekers.suspended_at as seeker_suspended_at',
      applicantPhone.as('phone_number'),
      'next.id as next_id',
      'next.status as next_status',
      'next.starts_at',
      'next.ends_at',
    ])
    .where('applications.job_id', '=', jobId)
    .where('application_shifts.place', 'is not', null)
    .orderBy('application_shifts.place')
    .execute();
}

/** The applicants of a job, with what an employer may see of a person. */
function selectPeople(database: Database, jobId: string) {
  return database
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('seekers', 'seekers.id', 'applications.seeker_id')
    .leftJoin('profiles', 'profiles.seeker_id', 'seekers.id')
    .select([
      'applications.id as application_id',
      'applications.status as application_status',
      'applications.accepted_at',
      'jobs.moderation',
      'seekers.id as seeker_id',
      'seekers.first_name',
      'seekers.last_name',
      'seekers.email',
      'seekers.suspended_at as seeker_suspended_at',
      applicantPhone.as('phone_number'),
    ])
    .where('applications.job_id', '=', jobId);
}

/** The accepted ones of a job who have a spot in none of its shifts, in the order of their openings. */
export function listWithoutShift(database: Database, jobId: string) {
  return selectPeople(database, jobId)
    .select('applications.told_status')
    .where('applications.status', '=', 'accepted')
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('application_shifts')
            .whereRef('application_shifts.application_id', '=', 'applications.id')
            .where('application_shifts.place', 'is not', null),
        ),
      ),
    )
    .orderBy('applications.place')
    .execute();
}

/** The undecided applicants of a job, those first who applied first. */
export function listUndecided(database: Database, jobId: string) {
  return selectPeople(database, jobId)
    .select(['applications.free_shifts', 'applications.shifts_asked'])
    .select((row) =>
      jsonArrayFrom(
        row
          .selectFrom('application_shifts')
          .select(['application_shifts.shift_id', 'application_shifts.can_work'])
          .whereRef('application_shifts.application_id', '=', 'applications.id'),
      ).as('asked'),
    )
    .where('applications.status', 'in', undecidedStatuses)
    .where('applications.hidden_from_employer_at', 'is', null)
    .where('seekers.suspended_at', 'is', null)
    .orderBy('applications.created_at')
    .orderBy('applications.id')
    .limit(APPLICANTS_MAX)
    .execute();
}

export type SpotRow = Awaited<ReturnType<typeof listSpots>>[number];
export type WithoutShiftRow = Awaited<ReturnType<typeof listWithoutShift>>[number];
export type UndecidedRow = Awaited<ReturnType<typeof listUndecided>>[number];
