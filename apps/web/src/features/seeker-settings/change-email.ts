import { changeEmail, type BodyInputOf } from '@nextshift/contract';
import { useMutation } from '@tanstack/react-query';
import { browserApi } from '../../platform/api/browser-api.ts';
import { useAuthStore } from '../../platform/session/auth-store.ts';

/** Asks for another address of one's account. */
export function useChangeEmail() {
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async (body: BodyInputOf<typeof changeEmail>) =>
      (await browserApi.call(changeEmail, { body, keepsSession: true })).body.user,
    onSuccess: (user) => {
      // An answer for someone who has signed out meanwhile is dropped.
      if (useAuthStore.getState().user?.id === user.id) useAuthStore.setState({ user });
    },
  });
}
