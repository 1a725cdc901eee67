import { logInSeekerWithPasskey } from '@nextshift/contract';
import { useMutation } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { beginSeekerSession } from '../../../platform/session/begin-session.ts';

/** Signs a seeker in with a passkey, as the password does. */
export function useLogInWithPasskey() {
  return useMutation({
    mutationFn: async (rememberMe: boolean) => {
      // Loaded with the first press.
      const { askForPasskey } = await import('../passkeys/ask-for-passkey.ts');
      const body = { credential: await askForPasskey('user'), rememberMe };
      return (await browserApi.call(logInSeekerWithPasskey, { body })).body;
    },
    onSuccess: beginSeekerSession,
    meta: { showsOwnError: true },
  });
}
