import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { announceHold } from '../hold-mail.ts';
import { isHeldByReports } from '../is-held-by-reports.ts';
import { holdAgain, releaseReadJob } from '../release-job.ts';
import {
  endCompanyHold,
  findCompanyHold,
  findHeldWithCompany,
  findReleasedBy,
  renewCompanyHold,
} from './company-holds.queries.ts';

interface ReadCompany {
  readonly employerId: string;
  readonly caseId: string;
  readonly now: Date;
}

/**
 * Shows the texts of a company that is locked with its jobs, as its case was dismissed, or an appeal accepted; the same
 * are not held again. Closed jobs that were held with its name are public again, too. The
 * employer is told unless `isTold` says that it is otherwise. @returns whether they were held
 */
export async function releaseReadCompany(
  transaction: DatabaseTransaction,
  { employerId, caseId, now, isTold = false }: ReadCompany & { readonly isTold?: boolean },
): Promise<boolean> {
  const wasHeld = await endCompanyHold(transaction, employerId, caseId);
  if (wasHeld) {
    for (const jobId of await findHeldWithCompany(transaction, employerId)) {
      await releaseReadJob(transaction, { jobId, caseId, now, isTold: true });
    }
  }
  if (wasHeld && !isTold) {
    const held = { employerId };
    await announceHold(transaction, { held, change: 'released', isUndoable: true, now });
  }
  return wasHeld;
}

/** Holds them again, whatever they say now, as that decision was undone and its case is open; its closed jobs with them. */
export async function holdCompanyAgain(
  transaction: DatabaseTransaction,
  { employerId, caseId, now }: ReadCompany,
): Promise<void> {
  for (const jobId of await findReleasedBy(transaction, employerId, caseId)) {
    await holdAgain(transaction, { jobId, now });
  }
  const hold = await findCompanyHold(transaction, employerId);
  if (!hold || hold.held_since) return;
  const isReported = await isHeldByReports(transaction, { type: 'company', id: employerId });
  await renewCompanyHold(transaction, employerId, {
    cause: isReported ? 'reports' : hold.cause,
    now,
  });
}
