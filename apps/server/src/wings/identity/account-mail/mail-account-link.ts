import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import { newId } from '../../../platform/database/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { AccountLinkMailKind } from './account-link-mail-kinds.ts';

/** Attempts in total: a mail server may be down for most of a day. */
const MAX_ATTEMPTS = 12;

interface LinkMailing {
  readonly mail: AccountLinkMailKind;
  readonly token: string;
  readonly email: string;
}

/**
 * Queues the mail with a link, in the transaction that stores its hash. Token and address are
 * sealed because the queue stores the payload while the job fails.
 */
export async function mailAccountLink(
  transaction: DatabaseTransaction,
  { secrets }: Pick<Platform, 'secrets'>,
  { mail, token, email }: LinkMailing,
): Promise<void> {
  const seal = (text: string) => secrets.encrypt(text).toString('base64');
  await enqueue(
    transaction,
    'account-link-mail',
    { mailId: newId(), mail, sealedToken: seal(token), sealedEmail: seal(email) },
    { maxAttempts: MAX_ATTEMPTS },
  );
}
