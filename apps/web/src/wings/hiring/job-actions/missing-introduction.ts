import type { UserProfile } from '@nextshift/contract';
import { ApiError } from '../../../platform/api/api-error.ts';
import { fetchOwnProfile } from '../../../platform/session/seeker/fetch-own-profile.ts';
import { freshProfile, useProfileStore } from '../../../platform/stores/profile-store.ts';

const needed = ['phoneNumber', 'bio'] as const;

/** What an employer needs to know of an applicant. */
export type IntroductionField = (typeof needed)[number];

function missingIn(profile: UserProfile | null): readonly IntroductionField[] {
  return needed.filter((field) => !profile?.[field]);
}

/** Whether the stored profile already has everything. */
export function isIntroduced(userId: string): boolean {
  const kept = freshProfile(useProfileStore.getState(), userId, Date.now());
  return kept !== null && missingIn(kept).length === 0;
}

/**
 * What the seeker's profile lacks for an application. Checks the server before asking the seeker: another
 * device may have filled it in. If that fails, applying itself reports the failure.
 */
export async function missingIntroduction(userId: string): Promise<readonly IntroductionField[]> {
  if (isIntroduced(userId)) return [];
  try {
    return missingIn(await fetchOwnProfile(userId));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return [];
  }
}
