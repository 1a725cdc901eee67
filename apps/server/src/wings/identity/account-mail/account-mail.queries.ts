import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { type Account, accountColumn } from '../../../platform/authentication/sessions.ts';

interface Mailing {
  readonly now: Date;
  /** The last mail must be older than this. */
  readonly notSince: Date;
}

const tableOf = ({ kind }: Account) => (kind === 'seeker' ? 'seekers' : 'employers');

/** @returns false when the account got such a mail recently */
export async function claimChangeNotification(
  transaction: DatabaseTransaction,
  owner: Account,
  { now, notSince }: Mailing,
): Promise<boolean> {
  const claimed = await transaction
    .updateTable(tableOf(owner))
    .set({ change_notified_at: now })
    .where('id', '=', owner.accountId)
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

/** @returns the account's address; null when it got such a mail recently */
export async function claimSignInMail(
  transaction: DatabaseTransaction,
  owner: Account,
  { now, notSince }: Mailing,
): Promise<string | null> {
  const claimed = await transaction
    .updateTable(tableOf(owner))
    .set({ sign_in_mailed_at: now })
    .where('id', '=', owner.accountId)
    .where((account) =>
      account.or([
        account('sign_in_mailed_at', 'is', null),
        account('sign_in_mailed_at', '<', notSince),
      ]),
    )
    .returning('email')
    .executeTakeFirst();
  return claimed?.email ?? null;
}

/** Records that the account has a known browser from now on. @returns whether it had one before */
export async function markBrowserKnown(
  transaction: DatabaseTransaction,
  owner: Account,
): Promise<boolean> {
  const marked = await transaction
    .updateTable(tableOf(owner))
    .set({ has_known_browser: true })
    .where('id', '=', owner.accountId)
    .where('has_known_browser', '=', false)
    // Servers that did not mark it knew the networks of the same sign-ins.
    .returning(
      sql<boolean>`exists (
        select from known_networks
        where ${sql.ref(`known_networks.${accountColumn(owner.kind)}`)} = ${owner.accountId}
      )`.as('had_network'),
    )
    .executeTakeFirst();
  return marked?.had_network ?? true;
}
