import { CASE_UNDO_MS } from '@nextshift/contract';
import type { DatabaseTransaction, Queryable } from '../../platform/database/database.ts';

/** Cases that a list shows. */
const SHOWN = 100;

export type MeasureRow = NonNullable<Awaited<ReturnType<typeof findMeasure>>>;

/**
 * Cases of a company that have done something about it: its job or its texts are held, the job was removed and that can
 * no longer be undone, or it is suspended for good. Those that it has appealed against stay in the list.
 */
function selectMeasures(database: Queryable, employerId: string, now: Date) {
  return database
    .selectFrom('cases')
    .leftJoin('jobs', (join) =>
      join.onRef('jobs.id', '=', 'cases.subject_id').on('cases.subject_type', '=', 'job'),
    )
    .leftJoin('job_holds', 'job_holds.job_id', 'jobs.id')
    .leftJoin('company_holds', (join) =>
      join
        .onRef('company_holds.employer_id', '=', 'cases.subject_id')
        .on('cases.subject_type', '=', 'company')
        .on('cases.signal_weight', '>', 0)
        .on('company_holds.held_since', 'is not', null),
    )
    .leftJoin('appeals', 'appeals.case_id', 'cases.id')
    .leftJoin('suspensions', (join) =>
      join
        .onRef('suspensions.case_id', '=', 'cases.id')
        .on('suspensions.completed_at', 'is not', null),
    )
    .select((select) =>
      select.fn.coalesce('job_holds.held_since', 'company_holds.held_since').as('held_since'),
    )
    .select([
      'job_holds.cause as hold_cause',
      'cases.id',
      'cases.subject_type',
      'cases.subject_id',
      'cases.subject',
      'cases.employer_id',
      'cases.opened_at',
      'cases.settled_at',
      'cases.decision',
      'cases.action',
      'cases.decision_reason',
      'cases.decided_at',
      'suspensions.id as suspension_id',
      'appeals.id as appeal_id',
      'appeals.text',
      'appeals.created_at as appealed_at',
      'appeals.outcome',
      'appeals.reason',
      'appeals.decided_at as appeal_decided_at',
    ])
    .where('cases.employer_id', '=', employerId)
    .where((row) =>
      row.or([
        row('appeals.id', 'is not', null),
        row.and([
          row.or([
            row('jobs.moderation', '=', 'held'),
            row('company_holds.held_since', 'is not', null),
          ]),
          row('cases.settled_at', 'is', null),
          row.or([row('cases.decision', 'is', null), row('cases.decision', '=', 'uphold')]),
        ]),
        row.and([
          row('cases.action', '=', 'remove_job'),
          row('cases.decided_at', '<=', new Date(now.getTime() - CASE_UNDO_MS)),
        ]),
        row.and([
          row('suspensions.id', 'is not', null),
          row('suspensions.restored_at', 'is', null),
        ]),
      ]),
    );
}

interface Viewer {
  readonly employerId: string;
  readonly now: Date;
}

/** The newest of them. */
export function findMeasures(database: Queryable, { employerId, now }: Viewer) {
  return selectMeasures(database, employerId, now)
    .orderBy((row) => row.fn.coalesce('cases.decided_at', 'cases.opened_at'), 'desc')
    .orderBy('cases.id', 'desc')
    .limit(SHOWN)
    .execute();
}

export function findMeasure(database: Queryable, { employerId, now }: Viewer, caseId: string) {
  return selectMeasures(database, employerId, now)
    .where('cases.id', '=', caseId)
    .executeTakeFirst();
}

/** Locks a case of a company against its decision and another appeal. */
export async function lockOwnCase(
  transaction: DatabaseTransaction,
  employerId: string,
  caseId: string,
): Promise<void> {
  await transaction
    .selectFrom('cases')
    .select('id')
    .where('id', '=', caseId)
    .where('employer_id', '=', employerId)
    .forUpdate()
    .execute();
}

interface NewAppeal {
  readonly id: string;
  readonly caseId: string;
  readonly employerId: string;
  readonly text: string;
  readonly now: Date;
}

export async function insertAppeal(
  transaction: DatabaseTransaction,
  { id, caseId, employerId, text, now }: NewAppeal,
): Promise<void> {
  await transaction
    .insertInto('appeals')
    .values({ id, case_id: caseId, employer_id: employerId, text, created_at: now })
    .execute();
}
