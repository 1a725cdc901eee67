import type { Employer } from '@nextshift/contract';
import { encodePicture } from '../../platform/files/pictures.ts';
import type { Platform } from '../../platform/platform.ts';
import { PUBLIC_WEBP, withStoredFile } from '../../platform/files/store-file.ts';
import { setLogoFile } from './employers.queries.ts';
import { findOwnEmployer } from './find-own-employer.ts';

/** Sets the company's logo. */
export async function setLogo(
  platform: Platform,
  employerId: string,
  bytes: Buffer,
): Promise<Employer> {
  const { database, clock } = platform;
  const picture = await encodePicture(bytes);
  return withStoredFile(platform, picture, PUBLIC_WEBP, (fileId) =>
    database.transaction().execute(async (transaction) => {
      await setLogoFile(transaction, { employerId, fileId, now: clock() });
      return findOwnEmployer(transaction, employerId, clock());
    }),
  );
}
