import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { announceHold } from '../hold-mail.ts';
import { readSignals } from '../explain-hold.ts';
import { isHeldByReports } from '../is-held-by-reports.ts';
import { findPostingCompany } from '../posting.queries.ts';
import { findCompanyHold, storeCompanyHold } from './company-holds.queries.ts';
import { readPage } from './read-page.ts';

/** Holds the page of a locked company once several people have reported it, until its case is decided. */
export async function holdReportedCompany(
  transaction: DatabaseTransaction,
  employerId: string,
  now: Date,
): Promise<void> {
  const hold = await findCompanyHold(transaction, employerId);
  const isHeld = hold?.held_since != null;
  if (isHeld && hold.cause === 'reports') return;
  if (!(await isHeldByReports(transaction, { type: 'company', id: employerId }))) return;
  const { digest } = readPage(await findPostingCompany(transaction, employerId));
  const heldSince = hold?.held_since ?? now;
  const signals = isHeld ? readSignals(hold.signals) : [];
  const cause = 'reports';
  await storeCompanyHold(transaction, employerId, { cause, signals, digest, heldSince });
  if (isHeld) return;
  await announceHold(transaction, { held: { employerId }, change: 'held', cause, now });
}
