import {
  formatPhone,
  type IntroduceBody,
  type ProfileDraft,
  type UserProfile,
} from '@nextshift/contract';
import type { Platform } from '../../platform/platform.ts';
import { requireProfile } from './find-profile.ts';
import { findProfileDraft, upsertProfileDraft } from './profile-drafts.queries.ts';
import { lockSeeker, upsertIntroduction } from './profiles.queries.ts';

/** Keeps the least that an application needs; the profile begins with it where there is none yet. */
export function saveIntroduction(
  { database, clock }: Platform,
  seekerId: string,
  introduction: IntroduceBody,
): Promise<UserProfile> {
  return database.transaction().execute(async (transaction) => {
    await lockSeeker(transaction, seekerId);
    const now = clock();
    await upsertIntroduction(transaction, seekerId, introduction, now);
    const kept = await findProfileDraft(transaction, seekerId);
    // The wizard goes on with what was said last.
    if (kept) {
      await upsertProfileDraft(transaction, seekerId, introduced(kept.draft, introduction), now);
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
