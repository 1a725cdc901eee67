import type { DatabaseTransaction } from '../../../../platform/database/database.ts';

/** Locks a case alone: a claim changes nothing that it is about. */
export async function lockCaseAlone(
  transaction: DatabaseTransaction,
  caseId: string,
): Promise<void> {
  await transaction.selectFrom('cases').select('id').where('id', '=', caseId).forUpdate().execute();
}

/** Sets who is at work on a case, or that nobody is. */
export async function setClaim(
  transaction: DatabaseTransaction,
  caseId: string,
  claim: { readonly operatorId: string; readonly now: Date } | null,
): Promise<void> {
  await transaction
    .updateTable('cases')
    .set({ claimed_by: claim?.operatorId ?? null, claimed_at: claim?.now ?? null })
    .where('id', '=', caseId)
    .execute();
}
