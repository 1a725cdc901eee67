import { type Employer, normalizeWebAddress, type UpdateEmployerBody } from '@nextshift/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { endSessionsOf, type Session } from '../../platform/sessions.ts';
import { announceAccountChange } from '../account-mail/index.ts';
import { lockCredentials, voidResetTokens } from '../passwords/index.ts';
import { findEmployer, updateEmployerFields } from './employers.queries.ts';
import { presentEmployer } from './present-employer.ts';

/**
 * Changes the company profile; what is not sent stays. With another email, links that were mailed to the
 * one before are void, sessions elsewhere end, and the one before is told.
 */
export function updateEmployer(
  platform: Platform,
  session: Session,
  { website, ...changes }: UpdateEmployerBody,
): Promise<Employer> {
  const { database, clock } = platform;
  return database.transaction().execute(async (transaction) => {
    const now = clock();
    const kept = website ? normalizeWebAddress(website) : website;
    const before = await lockCredentials(transaction, session);
    await updateEmployerFields(transaction, session.accountId, { ...changes, website: kept }, now);
    const row = await findEmployer(transaction, session.accountId);
    if (!row) throw new AppError('not_signed_in');
    if (before && row.email !== before.email) {
      await voidResetTokens(transaction, session, { now });
      await endSessionsOf(transaction, session, session);
      const { email } = before;
      const news = { account: session, change: 'email', email, now } as const;
      await announceAccountChange(transaction, platform, news);
    }
    return presentEmployer(row);
  });
}
