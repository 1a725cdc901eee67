import { type Account, accountColumn } from '../../../platform/authentication/sessions.ts';
import type { DatabaseTransaction, Queryable } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { lockCompanyWithJobs, lockSeekerWithJobs } from '../../jobs/index.ts';

/**
 * Locks the jobs that a suspension concerns and then the account, in the order in which anyone who changes a job does:
 * those of an employer, or those that a seeker has applied to.
 * @returns when it was suspended, null if it is not; undefined if there is no such account
 */
export async function lockWithJobs(
  transaction: DatabaseTransaction,
  { kind, accountId }: Account,
): Promise<{ readonly suspended_at: Date | null } | undefined> {
  if (kind === 'employer') {
    const company = await lockCompanyWithJobs(transaction, accountId);
    return company?.deleted_at === null ? company : undefined;
  }
  return lockSeekerWithJobs(transaction, accountId, 'forNoKeyUpdate');
}

interface NewSuspension {
  readonly account: Account;
  readonly caseId: string | null;
  readonly reason: string;
  readonly operatorId: string;
  readonly now: Date;
}

/** The account follows by trigger: hidden jobs, ended sessions, the log. @returns its id */
export async function insertSuspension(
  transaction: DatabaseTransaction,
  { account, caseId, reason, operatorId, now }: NewSuspension,
): Promise<string> {
  const id = newId();
  await transaction
    .insertInto('suspensions')
    .values({
      id,
      [accountColumn(account.kind)]: account.accountId,
      case_id: caseId,
      reason,
      suspended_by: operatorId,
      suspended_at: now,
    })
    .execute();
  return id;
}

/** The present suspension of an account. */
export function findOpenSuspension(database: Queryable, { kind, accountId }: Account) {
  return database
    .selectFrom('suspensions')
    .innerJoin('operators', 'operators.id', 'suspensions.suspended_by')
    .select([
      'suspensions.id',
      'suspensions.case_id',
      'suspensions.reason',
      'suspensions.suspended_at',
      'suspensions.completed_at',
      'operators.email as operator_email',
    ])
    .where(`suspensions.${accountColumn(kind)}`, '=', accountId)
    .where('suspensions.restored_at', 'is', null)
    .executeTakeFirst();
}

interface Restoration {
  readonly reason: string;
  readonly operatorId: string;
  readonly now: Date;
}

export async function endSuspension(
  transaction: DatabaseTransaction,
  suspensionId: string,
  { reason, operatorId, now }: Restoration,
): Promise<void> {
  await transaction
    .updateTable('suspensions')
    .set({ restore_reason: reason, restored_by: operatorId, restored_at: now })
    .where('id', '=', suspensionId)
    .execute();
}

/** Whose suspension it is; undefined once the account is gone. */
export async function findAccountOf(
  database: Queryable,
  suspensionId: string,
): Promise<Account | undefined> {
  const row = await database
    .selectFrom('suspensions')
    .select(['employer_id', 'seeker_id'])
    .where('id', '=', suspensionId)
    .executeTakeFirst();
  if (row?.employer_id) return { kind: 'employer', accountId: row.employer_id };
  return row?.seeker_id ? { kind: 'seeker', accountId: row.seeker_id } : undefined;
}

/** Records that a suspension has taken effect. @returns false if it had, or was ended before */
export async function markCompleted(
  transaction: DatabaseTransaction,
  suspensionId: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('suspensions')
    .set({ completed_at: now })
    .where('id', '=', suspensionId)
    .where('completed_at', 'is', null)
    .where('restored_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A suspension that was made on the account's own page; undefined for one of a case. */
export function findSuspensionWithoutCase(database: Queryable, suspensionId: string) {
  return database
    .selectFrom('suspensions')
    .select(['reason', 'suspended_by', 'suspended_at'])
    .where('id', '=', suspensionId)
    .where('case_id', 'is', null)
    .executeTakeFirst();
}

export async function setCase(
  transaction: DatabaseTransaction,
  suspensionId: string,
  caseId: string,
): Promise<void> {
  await transaction
    .updateTable('suspensions')
    .set({ case_id: caseId })
    .where('id', '=', suspensionId)
    .execute();
}

/** Scheduled drafts are kept, but not published when the account is restored. */
export async function unscheduleDrafts(
  transaction: DatabaseTransaction,
  employerId: string,
): Promise<void> {
  await transaction
    .updateTable('job_drafts')
    .set({
      status: 'draft',
      publish_at: null,
      blocked_at: null,
      blocked_by: null,
      blocked_reason: null,
      place_free_since: null,
    })
    .where('employer_id', '=', employerId)
    .where('status', '<>', 'draft')
    .execute();
}

/** A suspension with the name and address of its owner. */
export function findSuspensionToMail(database: Queryable, suspensionId: string) {
  return database
    .selectFrom('suspensions')
    .leftJoin('employers', 'employers.id', 'suspensions.employer_id')
    .leftJoin('seekers', 'seekers.id', 'suspensions.seeker_id')
    .select((select) => [
      'suspensions.case_id',
      'suspensions.reason',
      'suspensions.restored_at',
      'employers.deleted_at',
      select.fn.coalesce('employers.company_name', 'seekers.first_name').$notNull().as('name'),
      select.fn.coalesce('employers.email', 'seekers.email').$notNull().as('email'),
    ])
    .where('suspensions.id', '=', suspensionId)
    .executeTakeFirst();
}
