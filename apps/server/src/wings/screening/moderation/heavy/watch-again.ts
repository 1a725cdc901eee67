import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { holdAgain } from '../release-held.ts';
import { reopenSettledBy } from './heavy-cases.queries.ts';

/** Holds again what a dismissal had shown with its own subject, as it was undone before anybody was told. */
export async function watchAgain(
  transaction: DatabaseTransaction,
  { caseId, now }: { readonly caseId: string; readonly now: Date },
): Promise<void> {
  for (const subject of await reopenSettledBy(transaction, caseId)) {
    await holdAgain(transaction, subject, { caseId, now });
  }
}
