import { type Employer, normalizeWebAddress, type UpdateEmployerBody } from '@nextshift/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { endSessionsOf, type Session } from '../../platform/sessions.ts';
import { lockCredentials, voidResetTokens } from '../passwords/index.ts';
import { findEmployer, updateEmployerFields } from './employers.queries.ts';
import { presentEmployer } from './present-employer.ts';

/**
 * Changes the company profile; what is not sent stays. With another email, links that were mailed to the
 * one before are void, and sessions elsewhere end.
 */
export function updateEmployer(
  { database, clock }: Platform,
  session: Session,
  { website, ...changes }: UpdateEmployerBody,
): Promise<Employer> {
  return database.transaction().execute(async (transaction) => {
    const now = clock();
    const kept = website ? normalizeWebAddress(website) : website;
    const before = await lockCredentials(transaction, session);
    await updateEmployerFields(transaction, session.accountId, { ...changes, website: kept }, now);
    const row = await findEmployer(transaction, session.accountId);
    if (!row) throw new AppError('not_signed_in');
    if (row.email !== before?.email) {
      await voidResetTokens(transaction, session, { now });
      await endSessionsOf(transaction, session, session);
    }
    return presentEmployer(row);
  });
}
