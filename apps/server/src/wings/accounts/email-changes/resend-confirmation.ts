import { HOUR_MS } from '@nextshift/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isEmailConfirmed } from '../../../platform/authentication/is-email-confirmed.ts';
import { isSessionActive, type Session } from '../../../platform/authentication/sessions.ts';
import { listOwnConfirmationsSince, lockCredentials } from '../../identity/index.ts';
import { mailConfirmation } from './mail-confirmation.ts';

/** The address may be a stranger's. */
const MAILS_AN_HOUR = 5;

/**
 * Mails another link to confirm the account's address, unless it is confirmed. @returns whether it is
 * @throws {AppError} too_many_requests with the seconds to wait
 */
export function resendConfirmation(platform: Platform, session: Session): Promise<boolean> {
  const { database, clock } = platform;
  return database.transaction().execute(async (transaction) => {
    const current = await lockCredentials(transaction, session);
    if (!current || !(await isSessionActive(transaction, session))) {
      throw new AppError('not_signed_in');
    }
    if (await isEmailConfirmed(transaction, session)) return true;
    const now = clock().getTime();
    const since = new Date(now - HOUR_MS);
    const recent = await listOwnConfirmationsSince(transaction, session, {
      purpose: 'confirm_email',
      since,
    });
    const oldest = recent[MAILS_AN_HOUR - 1];
    if (oldest) {
      const retryAfter = Math.ceil((oldest.getTime() + HOUR_MS - now) / 1000);
      throw new AppError('too_many_requests', { retryAfter });
    }
    const { kind, accountId } = session;
    await mailConfirmation(transaction, platform, { kind, accountId, email: current.email });
    return false;
  });
}
