import { type MeasureKind } from '@nextshift/contract';
import { sql } from 'kysely';
import type { DatabaseTransaction, Queryable } from '../../../platform/database/database.ts';

/** Cases that a list shows. */
const SHOWN = 100;

export type MeasureRow = NonNullable<Awaited<ReturnType<typeof findMeasure>>>;

/** What a case can have done; each has an appeal of its own. */
const kinds = sql<{
  measure: MeasureKind;
}>`(values ('held'), ('removed'), ('suspended'))`.as<'kinds'>(sql`kinds (measure)`);

/** Whether a case does that now. */
const isInForce = sql<boolean>`coalesce(case kinds.measure
    when 'held' then (jobs.moderation = 'held' or company_holds.held_since is not null)
      and cases.settled_at is null and cases.decision is distinct from 'dismiss'
      and (suspensions.id is null or suspensions.restored_at is not null)
    when 'removed' then cases.action = 'remove_job'
    else suspensions.id is not null and suspensions.restored_at is null
  end, false)`;

/**
 * What cases of a company have done about it: its job or its texts are held, the job was removed, or it is suspended for
 * good. At most one of them is in force for a case. Those that it has appealed against
 * stay in the list.
 */
function selectMeasures(database: Queryable, employerId: string) {
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
        .on((row) =>
          row.or([
            row('cases.signal_weight', '>', 0),
            row.and([
              row('company_holds.cause', '=', 'reports'),
              row('cases.report_count', '>', 0),
            ]),
          ]),
        )
        .on('company_holds.held_since', 'is not', null),
    )
    .innerJoin(kinds, (join) => join.onTrue())
    .leftJoin('appeals', (join) =>
      join.onRef('appeals.case_id', '=', 'cases.id').onRef('appeals.measure', '=', 'kinds.measure'),
    )
    .leftJoin('suspensions', (join) =>
      join
        .onRef('suspensions.case_id', '=', 'cases.id')
        .on('suspensions.completed_at', 'is not', null),
    )
    .select((select) => [
      select.fn.coalesce('job_holds.held_since', 'company_holds.held_since').as('held_since'),
    ])
    .select(isInForce.as('is_in_force'))
    .select([
      'kinds.measure',
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
      'cases.reversed_at',
      'appeals.id as appeal_id',
      'appeals.text',
      'appeals.created_at as appealed_at',
      'appeals.outcome',
      'appeals.reason',
      'appeals.decided_at as appeal_decided_at',
    ])
    .where('cases.employer_id', '=', employerId)
    .where((row) => row.or([row('appeals.id', 'is not', null), isInForce]));
}

/** The newest of them. */
export function findMeasures(database: Queryable, employerId: string) {
  return selectMeasures(database, employerId)
    .orderBy((row) => row.fn.coalesce('cases.decided_at', 'cases.opened_at'), 'desc')
    .orderBy('cases.id', 'desc')
    .orderBy('is_in_force', 'desc')
    .orderBy('appeals.created_at', 'desc')
    .limit(SHOWN)
    .execute();
}

/** What is in force of a case, or what it was last appealed against. */
export function findMeasure(database: Queryable, employerId: string, caseId: string) {
  return selectMeasures(database, employerId)
    .where('cases.id', '=', caseId)
    .orderBy('is_in_force', 'desc')
    .orderBy('appeals.created_at', 'desc')
    .limit(1)
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
  readonly measure: MeasureKind;
  readonly employerId: string;
  readonly text: string;
  readonly now: Date;
}

export async function insertAppeal(
  transaction: DatabaseTransaction,
  { id, caseId, measure, employerId, text, now }: NewAppeal,
): Promise<void> {
  await transaction
    .insertInto('appeals')
    .values({ id, case_id: caseId, measure, employer_id: employerId, text, created_at: now })
    .execute();
}
