import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { announceHold } from '../announce-hold.ts';
import { endCompanyHold, renewCompanyHold } from './company-holds.queries.ts';

interface ReadCompany {
  readonly employerId: string;
  readonly caseId: string;
  readonly now: Date;
}

/**
 * Shows the texts of a locked company, as its case was dismissed, or an appeal accepted; the same are not held again. The
 * employer is told unless `isTold` says that it is otherwise.
 */
export async function releaseReadCompany(
  transaction: DatabaseTransaction,
  { employerId, caseId, now, isTold = false }: ReadCompany & { readonly isTold?: boolean },
): Promise<void> {
  if (!(await endCompanyHold(transaction, employerId, caseId)) || isTold) return;
  const held = { employerId };
  await announceHold(transaction, { held, change: 'released', isUndoable: true, now });
}

/** Holds them again, as that decision was undone. */
export function holdCompanyAgain(
  transaction: DatabaseTransaction,
  { employerId, caseId, now }: ReadCompany,
): Promise<void> {
  return renewCompanyHold(transaction, employerId, { releasedBy: caseId, now });
}
