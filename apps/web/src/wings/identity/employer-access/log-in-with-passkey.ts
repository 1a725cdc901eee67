import { logInEmployerWithPasskey } from '@nextshift/contract';
import { useMutation } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { beginEmployerSession } from '../../../platform/session/begin-session.ts';

/** Signs an employer in with a passkey, as the password does. */
export function useLogInWithPasskey() {
  return useMutation({
    mutationFn: async (rememberMe: boolean) => {
      // Loaded with the first press.
      const { askForPasskey } = await import('../passkeys/ask-for-passkey.ts');
      const body = { credential: await askForPasskey('employer'), rememberMe };
      return (await browserApi.call(logInEmployerWithPasskey, { body })).body.employer;
    },
    onSuccess: beginEmployerSession,
    meta: { showsOwnError: true },
  });
}
