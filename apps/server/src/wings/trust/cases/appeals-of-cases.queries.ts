import type { DatabaseTransaction, Queryable } from '../../../platform/database/database.ts';

export type AppealOfCaseRow = Awaited<ReturnType<typeof findAppealsOfCase>>[number];

/** The appeals of a case, the last first, with who decided them. */
export function findAppealsOfCase(database: Queryable, caseId: string) {
  return database
    .selectFrom('appeals')
    .leftJoin('operators', 'operators.id', 'appeals.decided_by')
    .select([
      'appeals.id',
      'appeals.measure',
      'appeals.text',
      'appeals.created_at',
      'appeals.outcome',
      'appeals.reason',
      'appeals.decided_at',
      'operators.email as operator_email',
    ])
    .where('appeals.case_id', '=', caseId)
    .orderBy('appeals.created_at', 'desc')
    .execute();
}

export function findAppeal(database: Queryable, appealId: string) {
  return database
    .selectFrom('appeals')
    .select(['id', 'case_id', 'measure', 'outcome', 'created_at', 'decided_at'])
    .where('id', '=', appealId)
    .executeTakeFirst();
}

/** Whether there is an operator besides the one given. */
export async function hasOtherOperator(database: Queryable, operatorId: string): Promise<boolean> {
  const other = await database
    .selectFrom('operators')
    .select('id')
    .where('removed_at', 'is', null)
    .where('id', '<>', operatorId)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

interface AppealDecision {
  readonly outcome: 'accepted' | 'rejected';
  readonly reason: string;
  readonly operatorId: string;
  readonly now: Date;
}

export async function recordAppealDecision(
  transaction: DatabaseTransaction,
  appealId: string,
  { outcome, reason, operatorId, now }: AppealDecision,
): Promise<void> {
  await transaction
    .updateTable('appeals')
    .set({ outcome, reason, decided_by: operatorId, decided_at: now })
    .where('id', '=', appealId)
    .execute();
}

export async function recordReversal(
  transaction: DatabaseTransaction,
  caseId: string,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('cases')
    .set({ reversed_at: now })
    .where('id', '=', caseId)
    .execute();
}

/** A decided appeal, and the company that is told of it. */
export function findAppealToMail(database: Queryable, appealId: string) {
  return database
    .selectFrom('appeals')
    .innerJoin('cases', 'cases.id', 'appeals.case_id')
    .innerJoin('employers', 'employers.id', 'appeals.employer_id')
    .leftJoin('jobs', (join) =>
      join.onRef('jobs.id', '=', 'cases.subject_id').on('cases.subject_type', '=', 'job'),
    )
    .select([
      'appeals.employer_id',
      'appeals.outcome',
      'appeals.reason',
      'appeals.measure',
      'cases.subject',
      'jobs.status',
      'employers.email',
      'employers.company_name',
      'employers.suspended_at',
    ])
    .where('appeals.id', '=', appealId)
    .where('employers.deleted_at', 'is', null)
    .executeTakeFirst();
}
