import { completeProfile, type CompleteProfileBody } from '@nextshift/contract';
import { useMutation } from '@tanstack/react-query';
import { browserApi } from '../../platform/api/browser-api.ts';
import { keepOwnProfile } from '../../platform/session/seeker/keep-own-profile.ts';

/** Saves the wizard's input. `onSaved` runs before the profile is stored. */
export function useCompleteProfile(onSaved: () => void) {
  return useMutation({
    mutationFn: async (body: CompleteProfileBody) =>
      (await browserApi.call(completeProfile, { body })).body.profile,
    meta: { showsOwnError: true },
    onSuccess: (profile, { userId }) => {
      onSaved();
      keepOwnProfile(userId, profile);
    },
  });
}
