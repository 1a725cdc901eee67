import type { DatabaseTransaction } from '../../../../platform/database/database.ts';

/** Remembers the cards on which an employer was charged. */
export async function recordCards(
  transaction: DatabaseTransaction,
  employerId: string,
  cards: readonly string[],
): Promise<void> {
  if (cards.length === 0) return;
  await transaction
    .insertInto('employer_cards')
    .values(cards.map((fingerprint) => ({ employer_id: employerId, fingerprint })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
