import type { confirmedDetails } from '@nextshift/contract';
import type * as z from 'zod';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { SessionKind } from '../../../platform/authentication/sessions.ts';
import { findLink } from '../../identity/index.ts';
import { confirmEmailChange } from './confirm-email-change.ts';
import { confirmSignUp } from './confirm-sign-up.ts';
import { findConfirmedBy } from './email-changes.queries.ts';

/**
 * Confirms the address that the link was mailed to: the one of a new account, or the one that an account moves to.
 * @returns the kind of the account
 * @throws {AppError} link_invalid, which names the kind of the account if its address is confirmed already;
 * email_taken if another account took the address first
 */
export async function confirmEmail(platform: Platform, token: string): Promise<SessionKind> {
  const { database, clock } = platform;
  try {
    const link = await findLink(database, { purpose: 'confirm_email', token, now: clock() });
    if (!link) throw new AppError('link_invalid');
    const { emailChangeId } = link;
    if (emailChangeId === null) await confirmSignUp(platform, link);
    else await confirmEmailChange(platform, { ...link, emailChangeId });
    return link.account.kind;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'link_invalid') throw error;
    const kind = await findConfirmedBy(database, token);
    if (kind === null) throw error;
    const details: z.output<typeof confirmedDetails> = {
      confirmed: kind === 'employer' ? 'employer' : 'user',
    };
    throw new AppError('link_invalid', { details });
  }
}
