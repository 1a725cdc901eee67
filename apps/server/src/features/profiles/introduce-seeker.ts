import type { IntroduceBody, UserProfile } from '@nextshift/contract';
import type { Platform } from '../../platform/platform.ts';
import { requireProfile } from './find-profile.ts';
import { lockSeeker, upsertIntroduction } from './profiles.queries.ts';

/** Keeps the least that an application needs; the profile begins with it where there is none yet. */
export function introduceSeeker(
  { database, clock }: Platform,
  seekerId: string,
  introduction: IntroduceBody,
): Promise<UserProfile> {
  return database.transaction().execute(async (transaction) => {
    await lockSeeker(transaction, seekerId);
    await upsertIntroduction(transaction, seekerId, introduction, clock());
    return requireProfile(transaction, seekerId);
  });
}
