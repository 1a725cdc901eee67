import {
  type BodyOf,
  type Employer,
  normalizeWebAddress,
  POLICIES_VERSION,
  type signUpEmployer as endpoint,
} from '@nextshift/contract';
import { newId } from '../../../platform/database/new-id.ts';
import { hashPassword } from '../../../platform/authentication/passwords.ts';
import type { Platform } from '../../../platform/platform.ts';
import { withStoredPicture } from '../../../platform/files/store-picture.ts';
import { mailConfirmation } from '../email-changes/index.ts';
import { checkCompany } from '../../screening/index.ts';
import { findEmployer, insertEmployer } from './employers.queries.ts';
import { presentEmployer } from './present-employer.ts';

/** Registers a company with its logo, and queues the mail to confirm its address; signing in is a separate step. */
export async function signUpEmployer(
  platform: Platform,
  body: BodyOf<typeof endpoint>,
  logo: Buffer,
): Promise<Employer> {
  const { database, clock, secrets } = platform;
  const passwordHash = await hashPassword(body.password);
  const id = newId();
  const register = (logoFileId: string) =>
    database.transaction().execute(async (transaction) => {
      await insertEmployer(transaction, {
        id,
        companyName: body.companyName,
        email: body.email,
        passwordHash,
        phone: body.phone,
        website: body.website === null ? null : normalizeWebAddress(body.website),
        address: body.address,
        city: body.city,
        state: body.state,
        logoFileId,
        taxNumber:
          body.taxNumber === null
            ? null
            : { encrypted: secrets.encrypt(body.taxNumber), lastFour: body.taxNumber.slice(-4) },
        termsVersion: POLICIES_VERSION,
        now: clock(),
      });
      const owner = { kind: 'employer', accountId: id, email: body.email } as const;
      await mailConfirmation(transaction, platform, owner);
      await checkCompany(transaction, platform, id);
      return findEmployer(transaction, id);
    });
  const row = await withStoredPicture(platform, logo, register);
  if (!row) throw new Error('the employer just inserted was not found');
  return presentEmployer(row, null);
}
