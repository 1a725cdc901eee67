import { completeProfile, type CompleteProfileBody } from '@nextshift/contract';
import { useMutation } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { keepOwnProfile } from '../../../platform/session/seeker/keep-own-profile.ts';

interface Steps {
  /** Resolves once no draft is on its way, which the profile would overtake. */
  readonly hold: () => Promise<void>;
  /** Runs before the profile is stored. */
  readonly onSaved: () => void;
}

/** Saves the wizard's input. */
export function useCompleteProfile({ hold, onSaved }: Steps) {
  return useMutation({
    mutationFn: async (body: CompleteProfileBody) => {
      await hold();
      return (await browserApi.call(completeProfile, { body })).body.profile;
    },
    meta: { showsOwnError: true },
    onSuccess: (profile, { userId }) => {
      onSaved();
      keepOwnProfile(userId, profile);
    },
  });
}
