import { EMPLOYER_FIELDS_MESSAGE, logInEmployerWithPasskey } from '@nextshift/contract';
import * as z from 'zod';
import { ApiError } from '../../../platform/api/api-error.ts';
import { CredentialsForm } from '../credentials/index.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { useNextPath } from '../../../platform/routing/use-next-path.ts';
import { useLogIn } from './log-in.ts';
import { useRegisteredEmail } from './registered-email.ts';
import { useMutation } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { beginEmployerSession } from '../../../platform/session/begin-session.ts';

export interface LoginFormProps {
  onSignedIn: () => void;
  /** The account is suspended: the token opens why, and the appeal. */
  onSuspended: (appealToken: string) => void;
}

export function LoginForm({ onSignedIn, onSuspended }: LoginFormProps) {
  const next = useNextPath();
  const logIn = useLogIn();
  const logInWithPasskey = useLogInWithPasskey();
  const orAppeal =
    <Input,>(signIn: (input: Input) => Promise<unknown>) =>
    async (input: Input) => {
      try {
        return await signIn(input);
      } catch (error) {
        const token = appealTokenOf(error);
        if (token !== undefined) onSuspended(token);
        throw error;
      }
    };
  return (
    <CredentialsForm
      emailLabel="Business email"
      email={useRegisteredEmail()}
      requiredMessage={EMPLOYER_FIELDS_MESSAGE}
      forgotPasswordPath={paths.forgotPassword('employer', next)}
      logIn={orAppeal(logIn.mutateAsync)}
      logInWithPasskey={orAppeal(logInWithPasskey.mutateAsync)}
      onSignedIn={onSignedIn}
    />
  );
}

const ofSuspended = z.object({ appealToken: z.string() });

function appealTokenOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.code !== 'account_suspended') return undefined;
  return ofSuspended.safeParse(error.details).data?.appealToken;
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
