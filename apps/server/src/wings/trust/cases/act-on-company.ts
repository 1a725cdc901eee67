import type { CaseAction } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import { lockWithJobs, restoreAfterCase, suspendAccount } from '../suspensions/index.ts';
import { deleteVerification, heldJobsCheck, verifyByOperator } from '../../screening/index.ts';

interface CompanyOfCase {
  /** Whether the decision is about other jobs of the company as well. */
  readonly isWide?: boolean;
  /** Its decision may show what else the company has posted, or hold it again. */
  readonly heavy_since: Date | null;
  readonly subject_type: 'job' | 'company' | 'application' | 'message';
  readonly employer_id: string;
  readonly action: CaseAction | null;
}

export interface CompanyAct {
  readonly caseId: string;
  readonly employerId: string;
  readonly action: CaseAction | null;
  readonly reason: string;
  readonly operatorId: string;
  readonly now: Date;
}

/** Locks all that a decision about a company changes, before its case: anyone who changes a job locks that first. */
export async function lockCompanyToActOn(
  transaction: DatabaseTransaction,
  {
    subject_type: type,
    employer_id: employerId,
    action,
    heavy_since: heavySince,
    isWide = false,
  }: CompanyOfCase,
): Promise<void> {
  const actsOnCompany = action === 'suspend_employer' || action === 'verify_employer';
  if (type !== 'company' && !actsOnCompany && !isWide && !heavySince) return;
  await lockWithJobs(transaction, { kind: 'employer', accountId: employerId });
}

/** Suspends or verifies the company of a case, if its decision says so. */
export async function actOnCompany(
  transaction: DatabaseTransaction,
  { employerId, action, ...act }: CompanyAct,
): Promise<void> {
  const account = { kind: 'employer', accountId: employerId } as const;
  if (action === 'suspend_employer') await suspendAccount(transaction, account, act);
  // The revision of the case covers the company's.
  if (action === 'verify_employer') {
    await verifyByOperator(transaction, employerId, { ...act, revision: null });
  }
}

const UNDONE = 'The decision was undone.';

/** Restores the company that a decision suspended, as an appeal against it was accepted; its mail tells so. */
export async function reverseOnCompany(
  transaction: DatabaseTransaction,
  { employerId, action, ...act }: CompanyAct,
): Promise<void> {
  if (action !== 'suspend_employer') return;
  const account = { kind: 'employer', accountId: employerId } as const;
  await restoreAfterCase(transaction, account, { ...act, isTold: true });
}

/** Takes back what a decision, made at that moment, did to the company. */
export async function undoOnCompany(
  transaction: DatabaseTransaction,
  { employerId, action, ...act }: Omit<CompanyAct, 'reason'>,
  decidedAt: Date,
): Promise<void> {
  const account = { kind: 'employer', accountId: employerId } as const;
  if (action === 'suspend_employer') {
    await restoreAfterCase(transaction, account, { ...act, reason: UNDONE });
  }
  if (action === 'verify_employer') {
    await deleteVerification(transaction, employerId, { by: 'operator', verifiedAt: decidedAt });
    await enqueue(transaction, heldJobsCheck, { employerId });
  }
}
