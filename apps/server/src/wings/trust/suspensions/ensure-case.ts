import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { findCompanySubject, insertDecidedCase } from '../../screening/index.ts';
import { findSuspensionWithoutCase, setCase } from './suspensions.queries.ts';

/** Gives a suspension that was made on the page of a company a decided case, which the company can appeal against. */
export async function ensureCase(
  transaction: DatabaseTransaction,
  suspensionId: string,
  employerId: string,
): Promise<void> {
  const found = await findSuspensionWithoutCase(transaction, suspensionId);
  const subject = found && (await findCompanySubject(transaction, employerId));
  if (!subject) return;
  const caseId = await insertDecidedCase(transaction, {
    employerId,
    subject,
    reason: found.reason,
    operatorId: found.suspended_by,
    decidedAt: found.suspended_at,
  });
  await setCase(transaction, suspensionId, caseId);
}
