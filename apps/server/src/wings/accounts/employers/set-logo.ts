import type { Employer } from '@nextshift/contract';
import type { Platform } from '../../../platform/platform.ts';
import { withStoredPicture } from '../../../platform/files/store-picture.ts';
import { setLogoFile } from './employers.queries.ts';
import { findOwnEmployer } from './find-own-employer.ts';

/** Sets the company's logo. */
export async function setLogo(
  platform: Platform,
  employerId: string,
  bytes: Buffer,
): Promise<Employer> {
  const { database, clock } = platform;
  return withStoredPicture(platform, bytes, (fileId) =>
    database.transaction().execute(async (transaction) => {
      await setLogoFile(transaction, { employerId, fileId, now: clock() });
      return findOwnEmployer(transaction, employerId, clock());
    }),
  );
}
