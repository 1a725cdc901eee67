import { EMPLOYER_FIELDS_MESSAGE, logInEmployerWithPasskey } from '@nextshift/contract';
import { CredentialsForm } from '../credentials/index.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { useNextPath } from '../../../platform/routing/use-next-path.ts';
import { useLogIn } from './log-in.ts';
import { useMutation } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { beginEmployerSession } from '../../../platform/session/begin-session.ts';

export interface LoginFormProps {
  onSignedIn: () => void;
}

export function LoginForm({ onSignedIn }: LoginFormProps) {
  const next = useNextPath();
  const logIn = useLogIn();
  const logInWithPasskey = useLogInWithPasskey();
  return (
    <CredentialsForm
      emailLabel="Business email"
      requiredMessage={EMPLOYER_FIELDS_MESSAGE}
      forgotPasswordPath={paths.forgotPassword('employer', next)}
      logIn={logIn.mutateAsync}
      logInWithPasskey={logInWithPasskey.mutateAsync}
      onSignedIn={onSignedIn}
    />
  );
}

/** Signs an employer in with a passkey, as the password does. */
function useLogInWithPasskey() {
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
