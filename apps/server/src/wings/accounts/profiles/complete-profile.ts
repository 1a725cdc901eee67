import type { CompleteProfileBody, UserProfile } from '@nextshift/contract';
import type { Platform } from '../../../platform/platform.ts';
import { lockAccount } from '../../identity/index.ts';
import { requireProfile } from './find-profile.ts';
import { deleteProfileDraft } from './profile-drafts.queries.ts';
import { upsertProfile } from './profiles.queries.ts';
import { replaceSocialAccounts } from './social-accounts.queries.ts';

/** Stores what the wizard collected and deletes its draft; other fields stay. */
export async function completeProfile(
  { database, clock }: Platform,
  seekerId: string,
  { userId: _own, socialMediaAccounts, ...profile }: CompleteProfileBody,
): Promise<UserProfile> {
  return database.transaction().execute(async (transaction) => {
    const now = clock();
    await lockAccount(transaction, { kind: 'seeker', accountId: seekerId });
    await upsertProfile(transaction, seekerId, profile, now);
    await replaceSocialAccounts(transaction, seekerId, socialMediaAccounts, now);
    await deleteProfileDraft(transaction, seekerId);
    return requireProfile(transaction, seekerId);
  });
}
