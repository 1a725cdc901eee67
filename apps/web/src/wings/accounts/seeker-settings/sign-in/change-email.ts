import { changeEmail, type BodyInputOf } from '@nextshift/contract';
import { useMutation } from '@tanstack/react-query';
import { browserApi } from '../../../../platform/api/browser-api.ts';
import { useAuthStore } from '../../../../platform/stores/auth-store.ts';

/** Requests a change of the account's address. */
export function useChangeEmail() {
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async (body: BodyInputOf<typeof changeEmail>) =>
      (await browserApi.call(changeEmail, { body, keepsSession: true })).body.user,
    onSuccess: (user) => {
      // Drop the response if the seeker has signed out meanwhile.
      if (useAuthStore.getState().user?.id === user.id) useAuthStore.setState({ user });
    },
  });
}
