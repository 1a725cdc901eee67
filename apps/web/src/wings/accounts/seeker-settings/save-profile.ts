import { updateProfile, type UserProfile } from '@nextshift/contract';
import { useMutation } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { useAuthStore } from '../../../platform/stores/auth-store.ts';
import { keepOwnProfile } from '../../../platform/session/seeker/keep-own-profile.ts';
import { useProfileStore } from '../../../platform/stores/profile-store.ts';
import { USER_NOT_FOUND_MESSAGE } from './settings-view.ts';

/** Profile fields that the settings change. */
type ProfileChange = { city: string; state: string } | { phoneNumber: string };

/** The seeker is no longer signed in. */
export class UserNotFound extends Error {
  constructor() {
    super(USER_NOT_FOUND_MESSAGE);
  }
}

/** Saves a part of the seeker's profile and stores the server's response. @throws {UserNotFound} */
export function useSaveProfile() {
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async (body: ProfileChange) => {
      const userId = useAuthStore.getState().user?.id;
      if (userId === undefined) throw new UserNotFound();
      const answer = await browserApi.call(updateProfile, {
        params: { userId },
        body,
        keepsSession: true,
      });
      keepOwnProfile(userId, answer.body.updatedProfile);
    },
  });
}

/** The seeker's profile stored in this browser. */
export function useStoredProfile(): UserProfile | null {
  const userId = useAuthStore(({ user }) => user?.id);
  return useProfileStore(({ accountId, profile }) => (accountId === userId ? profile : null));
}
