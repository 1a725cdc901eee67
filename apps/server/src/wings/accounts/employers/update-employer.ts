import {
  CURRENT_PASSWORD_MESSAGE,
  type Employer,
  normalizeWebAddress,
  type UpdateEmployerBody,
} from '@nextshift/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { LoginBackoff } from '../../../platform/authentication/login-backoff.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { CallOrigin } from '../../../platform/authentication/call-origin.ts';
import type { Session } from '../../../platform/authentication/sessions.ts';
import { requestEmailChange } from '../email-changes/index.ts';
import {
  changeCompany,
  type ReadingSettings,
  textsOfCompany,
  withTextsRead,
} from '../../screening/index.ts';
import { requirePassword } from '../../identity/index.ts';
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
  const { accountId } = session;
  const fields = { ...changes, website: website ? normalizeWebAddress(website) : website };
  const change = (settings: Platform & ReadingSettings) =>
    database.transaction().execute(async (transaction) => {
      const now = clock();
      const store = async () => {
        if (isMoving && verifiedHash !== null) {
          await requestEmailChange(transaction, platform, { session, email, verifiedHash });
        }
        await updateEmployerFields(transaction, accountId, fields, now);
      };
      if (Object.values(fields).every((field) => field === undefined)) await store();
      else await changeCompany(transaction, settings, accountId, store);
      return findOwnEmployer(transaction, accountId, now);
    });
  return withTextsRead(
    platform,
    change,
    textsOfCompany({
      ...fields,
      company_name: fields.companyName,
      contact_email: fields.contactEmail,
    }),
  );
}

function missingPassword(): never {
  const issue = { path: ['currentPassword'], message: CURRENT_PASSWORD_MESSAGE };
  throw new AppError('validation_failed', { message: issue.message, issues: [issue] });
}
