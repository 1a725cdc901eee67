import { type Shift, undecidedStatuses } from '@nextshift/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../../../../platform/database/database.ts';
import { jobTextsFor, timeZoneOf } from '../../../../jobs/index.ts';

/** Applications that are compared at once, the latest. */
const APPLICATIONS_MAX = 100;

/** The undecided applications of a seeker in which they said which shifts they can work, with those. */
export async function findOfferedShifts(database: Queryable, seekerId: string) {
  const rows = await database
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('employers', 'employers.id', 'jobs.employer_id')
    .innerJoin('cleared_jobs', 'cleared_jobs.job_id', 'jobs.id')
    .innerJoinLateral(
      (row) =>
        row
          .selectFrom('application_shifts')
          .select(sql<string[]>`array_agg(shift_id)`.as('shift_ids'))
          .whereRef('application_id', '=', 'applications.id')
          .where('can_work', '=', true)
          .as('offered'),
      (join) => join.onTrue(),
    )
    .select(['applications.id as application_id', 'applications.job_id', 'offered.shift_ids'])
    .select(['jobs.shifts', 'jobs.time_zone', 'jobs.moderation'])
    .select('employers.deleted_at as company_deleted_at')
    .select(jobTextsFor('seeker'))
    .where('applications.seeker_id', '=', seekerId)
    .where('applications.status', 'in', undecidedStatuses)
    .where('jobs.status', '=', 'Active')
    .where('offered.shift_ids', 'is not', null)
    .orderBy('applications.created_at', 'desc')
    .orderBy('applications.id')
    .limit(APPLICATIONS_MAX)
    .execute();
  return rows.map(({ shift_ids: ids, ...row }) => ({
    ...row,
    timeZone: timeZoneOf(row),
    // One that was taken out of the job is no longer offered.
    offered: row.shifts.filter((shift: Shift) => ids.includes(shift.id)),
  }));
}
