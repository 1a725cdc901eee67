import type { User } from '@nextshift/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Account } from '../../../platform/authentication/sessions.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPendingEmail } from '../email-changes/index.ts';
import { findSeeker } from './accounts.queries.ts';
import { presentUser } from './present-user.ts';

/** A signed-in seeker. @throws {AppError} not_signed_in if the account was deleted meanwhile */
export async function findUser(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  account: Account,
): Promise<User> {
  const [seeker, pendingEmail] = await Promise.all([
    findSeeker(database, account.accountId),
    findPendingEmail(database, account, clock()),
  ]);
  if (!seeker) throw new AppError('not_signed_in');
  return presentUser(seeker, pendingEmail);
}
