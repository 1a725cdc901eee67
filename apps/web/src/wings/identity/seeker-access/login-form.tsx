import {
  LOGIN_FIELDS_MESSAGE,
  logInSeekerWithPasskey,
  logInSeeker,
  type BodyOf,
} from '@nextshift/contract';
import { CredentialsForm } from '../credentials/index.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { useNextPath } from '../../../platform/routing/use-next-path.ts';
import { useMutation } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { beginSeekerSession } from '../../../platform/session/begin-session.ts';

export interface LoginFormProps {
  onSignedIn: () => void;
}

export function LoginForm({ onSignedIn }: LoginFormProps) {
  const next = useNextPath();
  const logIn = useLogIn();
  const logInWithPasskey = useLogInWithPasskey();
  return (
    <CredentialsForm
      emailLabel="Email"
      requiredMessage={LOGIN_FIELDS_MESSAGE}
      forgotPasswordPath={paths.forgotPassword(undefined, next)}
      logIn={logIn.mutateAsync}
      logInWithPasskey={logInWithPasskey.mutateAsync}
      onSignedIn={onSignedIn}
    />
  );
}

/** Signs a seeker in with a passkey, as the password does. */
function useLogInWithPasskey() {
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

/** Signs a seeker in and stores their session, profile and lists. */
function useLogIn() {
  return useMutation({
    mutationFn: async (body: BodyOf<typeof logInSeeker>) =>
      (await browserApi.call(logInSeeker, { body })).body,
    onSuccess: beginSeekerSession,
    meta: { showsOwnError: true },
  });
}
