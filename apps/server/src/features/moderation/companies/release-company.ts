import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { endCompanyHold, renewCompanyHold } from './company-holds.queries.ts';

/** Shows the texts of a locked company, as its case was dismissed; the same are not held again. */
export function releaseReadCompany(
  transaction: DatabaseTransaction,
  { employerId, caseId }: { readonly employerId: string; readonly caseId: string },
): Promise<void> {
  return endCompanyHold(transaction, employerId, caseId);
}

/** Holds them again, as that decision was undone. */
export function holdCompanyAgain(
  transaction: DatabaseTransaction,
  {
    employerId,
    caseId,
    now,
  }: { readonly employerId: string; readonly caseId: string; readonly now: Date },
): Promise<void> {
  return renewCompanyHold(transaction, employerId, { releasedBy: caseId, now });
}
