import { LOGIN_FIELDS_MESSAGE } from '@nextshift/contract';
import { CredentialsForm } from '../credentials/index.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { useNextPath } from '../../../platform/routing/use-next-path.ts';
import { useLogIn } from './log-in.ts';
import { useLogInWithPasskey } from './log-in-with-passkey.ts';

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
