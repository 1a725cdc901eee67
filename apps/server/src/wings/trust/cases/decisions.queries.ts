import type { CaseAction, CaseDecision, ClosedReason } from '@nextshift/contract';
import type { DatabaseTransaction, Queryable } from '../../../platform/database/database.ts';

export type LockedCase = NonNullable<Awaited<ReturnType<typeof lockCase>>>;

/**
 * Locks a case against a concurrent decision, and what it is about against changes: its job and its company first, as
 * anyone who changes a job does.
 */
export async function lockCase(transaction: DatabaseTransaction, caseId: string) {
  await transaction
    .selectFrom('jobs')
    .innerJoin('cases', 'cases.subject_id', 'jobs.id')
    .select('jobs.id')
    .where('cases.id', '=', caseId)
    .where('cases.subject_type', '=', 'job')
    .forUpdate('jobs')
    .execute();
  await transaction
    .selectFrom('employers')
    .innerJoin('cases', 'cases.employer_id', 'employers.id')
    .select('employers.id')
    .where('cases.id', '=', caseId)
    .forNoKeyUpdate('employers')
    .execute();
  return transaction
    .selectFrom('cases')
    .select([
      'id',
      'subject_type',
      'subject_id',
      'employer_id',
      'decision',
      'action',
      'closed_before',
      'ended_hold',
      'decided_by',
      'decided_at',
      'reversed_at',
      'settled_at',
      'heavy_since',
      'decided_with',
      'undone_by',
    ])
    .where('id', '=', caseId)
    .forUpdate()
    .executeTakeFirst();
}

/** The company that a case is about, and what its last decision did. */
export function findCompanyOfCase(database: Queryable, caseId: string) {
  return database
    .selectFrom('cases')
    .select(['subject_type', 'employer_id', 'action', 'heavy_since', 'decided_with'])
    .where('id', '=', caseId)
    .executeTakeFirst();
}

/** The cases that one act decided, in the order of their ids: near-copies, and the one that they were decided with. */
export async function findCasesOfAct(
  database: Queryable,
  { id, decided_with: decidedWith }: { readonly id: string; readonly decided_with: string | null },
): Promise<string[]> {
  const first = decidedWith ?? id;
  const rows = await database
    .selectFrom('cases')
    .select('id')
    .where((row) => row.or([row('id', '=', first), row('decided_with', '=', first)]))
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

interface Decision {
  readonly decision: CaseDecision;
  readonly action: CaseAction;
  readonly reason: string;
  readonly operatorId: string;
  /** Why the removed job had closed before; null if it was active, or none was removed. */
  readonly closedBefore: ClosedReason | null;
  /** Whether it made public what was held. */
  readonly endedHold: boolean;
  /** The case that the act was about, if this one is a near-copy. */
  readonly decidedWith: string | null;
  readonly now: Date;
}

export async function recordDecision(
  transaction: DatabaseTransaction,
  caseId: string,
  { decision, action, reason, operatorId, closedBefore, endedHold, decidedWith, now }: Decision,
): Promise<void> {
  await transaction
    .updateTable('cases')
    .set({
      decision,
      action,
      decision_reason: reason,
      decided_by: operatorId,
      decided_at: now,
      closed_before: closedBefore,
      ended_hold: endedHold,
      decided_with: decidedWith,
      claimed_by: null,
      claimed_at: null,
    })
    .where('id', '=', caseId)
    .execute();
}

export async function recordUndo(
  transaction: DatabaseTransaction,
  caseId: string,
  { operatorId, now }: { operatorId: string; now: Date },
): Promise<void> {
  await transaction
    .updateTable('cases')
    .set({
      decision: null,
      action: null,
      decision_reason: null,
      decided_by: null,
      decided_at: null,
      closed_before: null,
      ended_hold: false,
      decided_with: null,
      undone_by: operatorId,
      undone_at: now,
    })
    .where('id', '=', caseId)
    .execute();
}

/** What a removed job is now, and why it is closed. */
export function findModeratedJob(transaction: DatabaseTransaction, jobId: string) {
  return transaction
    .selectFrom('jobs')
    .select(['id', 'employer_id', 'status', 'closed_reason', 'closes_at', 'moderation'])
    .where('id', '=', jobId)
    .forUpdate()
    .executeTakeFirst();
}
