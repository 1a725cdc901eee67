import { AppError } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  type AccountLink,
  consumeLink,
  lockCredentials,
  voidOwnConfirmations,
} from '../../identity/index.ts';
import { verifyByDomain } from '../../screening/index.ts';
import { markEmailConfirmed } from './email-changes.queries.ts';

/** Confirms the address with which an account was made. @throws {AppError} link_invalid */
export function confirmSignUp({ database, clock }: Platform, link: AccountLink): Promise<void> {
  const now = clock();
  return database.transaction().execute(async (transaction) => {
    const current = await lockCredentials(transaction, link.account);
    if (!current || !(await consumeLink(transaction, link, now))) {
      throw new AppError('link_invalid');
    }
    await voidOwnConfirmations(transaction, link.account, { purpose: 'confirm_email', now });
    await markEmailConfirmed(transaction, link.account, now);
    const { kind, accountId } = link.account;
    if (kind === 'employer') await verifyByDomain(transaction, accountId, now);
  });
}
