import { HOUR_MS } from '@nextshift/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isSessionActive, type Session } from '../../../platform/authentication/sessions.ts';
import {
  insertLink,
  lockCredentials,
  mailAccountLink,
  newLinkToken,
  voidEmailConfirmations,
} from '../../identity/index.ts';
import {
  endPendingChange,
  insertEmailChange,
  isEmailTaken,
  listRequestsSince,
} from './email-changes.queries.ts';
import { CONFIRMATION_PERIOD_MS, UNDO_PERIOD_MS } from './email-change-periods.ts';

/** Each request sends two mails, one of them to an address that may be a stranger's. */
const CHANGES_AN_HOUR = 5;

interface EmailRequest {
  readonly session: Session;
  readonly email: string;
  /** The hash of the password that confirmed the request. */
  readonly verifiedHash: string;
}

/**
 * Requests a new address for the account, which takes effect when the link mailed to it is used.
 * The present address is immediately notified, with a link that stops or undoes the change: someone
 * with session and password is not always the owner. Runs in the caller's transaction.
 * @throws {AppError} email_taken, too_many_requests, or wrong_password if it changed meanwhile
 */
export async function requestEmailChange(
  transaction: DatabaseTransaction,
  platform: Platform,
  { session, email, verifiedHash }: EmailRequest,
): Promise<void> {
  const now = platform.clock();
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  const current = await lockCredentials(transaction, session);
  if (!current || !(await isSessionActive(transaction, session))) {
    throw new AppError('not_signed_in');
  }
  if (current.password_hash !== verifiedHash) throw new AppError('wrong_password');
  if (await isEmailTaken(transaction, session, email)) throw new AppError('email_taken');
  const recent = await listRequestsSince(transaction, session, after(-HOUR_MS));
  const oldest = recent[CHANGES_AN_HOUR - 1];
  if (oldest) {
    const retryAfter = Math.ceil((oldest.getTime() + HOUR_MS - now.getTime()) / 1000);
    throw new AppError('too_many_requests', { retryAfter });
  }
  await endPendingChange(transaction, session, now);
  await voidEmailConfirmations(transaction, session, now);
  const emailChangeId = newId();
  await insertEmailChange(transaction, {
    id: emailChangeId,
    account: session,
    oldEmail: current.email,
    newEmail: email,
    sessionId: session.id,
    now,
    expiresAt: after(CONFIRMATION_PERIOD_MS),
  });
  const links = [
    { purpose: 'confirm_email', to: email, mail: 'confirm', lifetimeMs: CONFIRMATION_PERIOD_MS },
    {
      purpose: 'undo_email_change',
      to: current.email,
      mail: 'asked',
      lifetimeMs: CONFIRMATION_PERIOD_MS + UNDO_PERIOD_MS,
    },
  ] as const;
  for (const { purpose, to, mail, lifetimeMs } of links) {
    const token = newLinkToken();
    const expiresAt = after(lifetimeMs);
    await insertLink(transaction, {
      purpose,
      token,
      account: session,
      emailChangeId,
      now,
      expiresAt,
    });
    await mailAccountLink(transaction, platform, { mail, token, email: to });
  }
}
