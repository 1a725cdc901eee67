import {
  formatPhone,
  type IntroduceBody,
  type ProfileDraft,
  type UserProfile,
} from '@nextshift/contract';
import type { Platform } from '../../../platform/platform.ts';
import { lockAccount } from '../../identity/index.ts';
import { requireProfile } from './find-profile.ts';
import { findProfileDraft, upsertProfileDraft } from './profile-drafts.queries.ts';
import { upsertIntroduction } from './profiles.queries.ts';

/** Stores the minimum that an application needs, and creates the profile if needed. */
export function saveIntroduction(
  { database, clock }: Platform,
  seekerId: string,
  introduction: IntroduceBody,
): Promise<UserProfile> {
  return database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, { kind: 'seeker', accountId: seekerId });
    const now = clock();
    await upsertIntroduction(transaction, seekerId, introduction, now);
    const stored = await findProfileDraft(transaction, seekerId);
    // The wizard continues with the latest input.
    if (stored) {
      await upsertProfileDraft(transaction, seekerId, introduced(stored.draft, introduction), now);
    }
    return requireProfile(transaction, seekerId);
  });
}

function introduced(draft: ProfileDraft, { phoneNumber, bio }: IntroduceBody): ProfileDraft {
  return {
    ...draft,
    ...(bio === undefined ? {} : { bio }),
    ...(phoneNumber === undefined ? {} : { phoneNumber: formatPhone(phoneNumber) }),
  };
}
