import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import type { SecretBox } from '../../../../platform/security/secret-box.ts';
import { watchEndOf } from './follow-heavy-holds.ts';
import { findHeavyCases } from './heavy-cases.queries.ts';
import { findEmailMacs, insertWatchedEmails } from './watched-emails.queries.ts';

/** Lets the watch of a company that is about to be deleted go on for whoever uses its address next. */
export async function keepWatch(
  transaction: DatabaseTransaction,
  secrets: SecretBox,
  { employerId, now }: { readonly employerId: string; readonly now: Date },
): Promise<void> {
  const cases = await findHeavyCases(transaction, secrets, employerId);
  const watching = cases
    .map((one) => ({ case_id: one.id, ends_at: watchEndOf(one) }))
    .filter(({ ends_at: endsAt }) => endsAt > now);
  const macs = await findEmailMacs(transaction, secrets, employerId);
  await insertWatchedEmails(
    transaction,
    macs.flatMap((mac) => watching.map((one) => ({ email_mac: mac, ...one }))),
  );
}
