import { type ApplicationStatus, type SeekerState, seekerStates } from '@nextshift/contract';
import { hasEffectiveStatus, hasOneOfEffectiveStatuses } from './effective-status.queries.ts';
import type { Queryable } from '../../../../platform/database/database.ts';
import { clearedSummaryColumns, endingReason } from '../../../jobs/index.ts';
import {
  encodeNewestCursor,
  isAfterNewestCursor,
  toPage,
} from '../../../../platform/database/keyset-cursor.ts';
import type { ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { DB } from '../../../../platform/database/database-schema.ts';

function selectForSeeker(database: Queryable) {
  return database
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('cleared_jobs', 'cleared_jobs.job_id', 'jobs.id')
    .innerJoin('employers', 'employers.id', 'jobs.employer_id')
    .innerJoin('job_applicant_counts', 'job_applicant_counts.job_id', 'jobs.id')
    .leftJoin('files as logo', (join) =>
      join.onRef('logo.id', '=', 'employers.logo_file_id').on('employers.suspended_at', 'is', null),
    )
    .select([
      'applications.id',
      'applications.job_id',
      'applications.seeker_id',
      'applications.form_id',
      'applications.status as application_status',
      'applications.created_at',
      'applications.accepted_at',
      'applications.ended_reason',
      'applications.awaiting_answer_since',
      endingReason.as('closed_reason'),
      'jobs.moderation',
      'jobs.shifts',
      'jobs.time_zone',
      ...clearedSummaryColumns,
    ])
    .select(ownShifts);
}

export type SeekerApplicationRow = Awaited<
  ReturnType<ReturnType<typeof selectForSeeker>['executeTakeFirstOrThrow']>
>;

export interface SeekerApplicationFilter {
  readonly status?: ApplicationStatus | undefined;
  readonly state?: SeekerState | undefined;
  readonly jobId?: string | undefined;
}

export async function findSeekerApplications(
  database: Queryable,
  seekerId: string,
  page: { limit: number; cursor?: string | undefined } & SeekerApplicationFilter,
): Promise<{ rows: SeekerApplicationRow[]; nextCursor: string | null }> {
  let query = selectForSeeker(database).where('applications.seeker_id', '=', seekerId);
  if (page.status) query = query.where(hasEffectiveStatus(page.status));
  if (page.state) query = query.where(hasOneOfEffectiveStatuses(seekerStates[page.state]));
  if (page.jobId !== undefined) query = query.where('applications.job_id', '=', page.jobId);
  if (page.cursor !== undefined) {
    query = query.where(isAfterNewestCursor('applications', page.cursor));
  }
  const rows = await query
    .orderBy('applications.created_at', 'desc')
    .orderBy('applications.id', 'desc')
    .limit(page.limit + 1)
    .execute();
  return toPage(rows, page.limit, encodeNewestCursor);
}

export async function countSeekerApplications(
  database: Queryable,
  seekerId: string,
  filter: SeekerApplicationFilter,
): Promise<number> {
  let query = database
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('applications.seeker_id', '=', seekerId);
  if (filter.status) query = query.where(hasEffectiveStatus(filter.status));
  if (filter.state) query = query.where(hasOneOfEffectiveStatuses(seekerStates[filter.state]));
  if (filter.jobId !== undefined) query = query.where('applications.job_id', '=', filter.jobId);
  return (await query.executeTakeFirstOrThrow()).count;
}

/** Jobs that the seeker applied to, except where the application was withdrawn or has ended. */
export async function listAppliedJobIds(database: Queryable, seekerId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select('applications.job_id')
    .where('applications.seeker_id', '=', seekerId)
    .where('applications.status', '<>', 'withdrawn')
    .where((where) => where.not(hasEffectiveStatus('ended')(where)))
    .orderBy('applications.created_at', 'desc')
    .execute();
  return rows.map((row) => row.job_id);
}

export function findSeekerApplication(
  database: Queryable,
  applicationId: string,
  seekerId: string,
): Promise<SeekerApplicationRow> {
  return selectForSeeker(database)
    .where('applications.id', '=', applicationId)
    .where('applications.seeker_id', '=', seekerId)
    .executeTakeFirstOrThrow();
}

/** The shifts that an applicant can work, with the spot that an accepted one has in each. */
function ownShifts(select: ExpressionBuilder<DB, 'applications'>) {
  return jsonArrayFrom(
    select
      .selectFrom('application_shifts')
      .select(['application_shifts.shift_id', 'application_shifts.place'])
      .whereRef('application_shifts.application_id', '=', 'applications.id')
      .where((row) =>
        row.or([
          row('application_shifts.can_work', '=', true),
          row('application_shifts.place', 'is not', null),
        ]),
      ),
  ).as('own_shifts');
}
