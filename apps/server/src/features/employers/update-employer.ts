import {
  CURRENT_PASSWORD_MESSAGE,
  type Employer,
  normalizeWebAddress,
  type UpdateEmployerBody,
} from '@nextshift/contract';
import { AppError } from '../../platform/http/app-error.ts';
import type { LoginBackoff } from '../../platform/authentication/login-backoff.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CallOrigin } from '../../platform/authentication/call-origin.ts';
import type { Session } from '../../platform/authentication/sessions.ts';
import { requestEmailChange } from '../email-changes/index.ts';
import { changeCompany, withTextsRead } from '../moderation/index.ts';
import { requirePassword } from '../passwords/index.ts';
import { findEmployer, updateEmployerFields } from './employers.queries.ts';
import { findOwnEmployer } from './find-own-employer.ts';

/**
 * Changes the company profile; what is not sent stays. A new email requires the password, and
 * replaces the present one once it is confirmed.
 */
export async function updateEmployer(
  platform: Platform,
  backoff: LoginBackoff,
  session: Session,
  { website, email, currentPassword, ...changes }: UpdateEmployerBody,
  origin: CallOrigin,
): Promise<Employer> {
  const { database, clock } = platform;
  const before = await findEmployer(database, session.accountId);
  if (!before) throw new AppError('not_signed_in');
  const isMoving = email !== undefined && email !== before.email;
  const verifiedHash = isMoving
    ? await requirePassword(platform, backoff, {
        account: session,
        password: currentPassword ?? missingPassword(),
        origin,
      })
    : null;
  return withTextsRead(platform, (settings) =>
    database.transaction().execute(async (transaction) => {
      const now = clock();
      const normalized = website ? normalizeWebAddress(website) : website;
      const { accountId } = session;
      const fields = { ...changes, website: normalized };
      const change = async () => {
        if (isMoving && verifiedHash !== null) {
          await requestEmailChange(transaction, platform, { session, email, verifiedHash });
        }
        await updateEmployerFields(transaction, accountId, fields, now);
      };
      if (Object.values(fields).every((field) => field === undefined)) await change();
      else await changeCompany(transaction, settings, accountId, change);
      return findOwnEmployer(transaction, session.accountId, now);
    }),
  );
}

function missingPassword(): never {
  const issue = { path: ['currentPassword'], message: CURRENT_PASSWORD_MESSAGE };
  throw new AppError('validation_failed', { message: issue.message, issues: [issue] });
}
