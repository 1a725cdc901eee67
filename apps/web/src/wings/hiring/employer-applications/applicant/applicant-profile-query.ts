import { getProfile, type ProfileView, type SocialPlatform } from '@nextshift/contract';
import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../../../../platform/api/browser-api.ts';
import type { ShownProfile } from './applicant-profile-sections.tsx';

/** The profile of an applicant. @throws {ApiError} 404 unless they applied to this employer. */
export function applicantProfileQuery(employerId: string, userId: string) {
  return queryOptions({
    queryKey: ['employer', employerId, 'applicant-profile', userId],
    queryFn: async ({ signal }) =>
      (await browserApi.call(getProfile, { params: { userId }, signal })).body,
  });
}

/** The profile as applications carry it. */
export function shownProfileOf(view: ProfileView): ShownProfile {
  const accountOf = (platform: SocialPlatform) =>
    view.socialMediaAccounts.find((account) => account.platform === platform) ?? null;
  return { ...view, instagram: accountOf('instagram'), tiktok: accountOf('tiktok') };
}
