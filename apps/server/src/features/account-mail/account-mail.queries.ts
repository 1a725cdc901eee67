import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { Account } from '../../platform/authentication/sessions.ts';

interface Mailing {
  readonly now: Date;
  /** The last mail must be older than this. */
  readonly notSince: Date;
}

/** @returns false when the account got such a mail recently */
export async function claimChangeNotification(
  transaction: DatabaseTransaction,
  { kind, accountId }: Account,
  { now, notSince }: Mailing,
): Promise<boolean> {
  const claimed = await transaction
    .updateTable(kind === 'seeker' ? 'seekers' : 'employers')
    .set({ change_notified_at: now })
    .where('id', '=', accountId)
    .where((account) =>
      account.or([
        account('change_notified_at', 'is', null),
        account('change_notified_at', '<', notSince),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}
