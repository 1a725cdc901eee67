import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { insertNotice } from '../../news/index.ts';

/** A date of a shift that its person is to confirm. */
export interface ToConfirm {
  readonly id: string;
  readonly applicationId: string;
  readonly seekerId: string;
}

/** Stores the notice that asks a person to confirm a date; the mail goes apart, as it may be about several. */
export async function insertConfirmationNotice(
  transaction: DatabaseTransaction,
  { id, applicationId, seekerId }: ToConfirm,
  now: Date,
): Promise<void> {
  await insertNotice(transaction, {
    seekerId,
    applicationId,
    status: 'accepted',
    reason: 'shift_to_confirm',
    assignmentId: id,
    now,
  });
}
