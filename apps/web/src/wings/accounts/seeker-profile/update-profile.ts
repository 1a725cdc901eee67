import { updateProfile, type UpdateProfileBody } from '@nextshift/contract';
import { useMutation } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { keepOwnProfile } from '../../../platform/session/seeker/keep-own-profile.ts';

/** Saves sections of the profile, which the server's response then replaces (spec section 4). */
export function useUpdateProfile(userId: string) {
  return useMutation({
    mutationFn: async (body: UpdateProfileBody) =>
      (await browserApi.call(updateProfile, { params: { userId }, body })).body.updatedProfile,
    // One after the other: each response is the whole profile, and the last one wins.
    scope: { id: `profile ${userId}` },
    meta: { showsOwnError: true },
    onSuccess: (profile) => {
      keepOwnProfile(userId, profile);
    },
  });
}
