import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { FormError } from '../../../ui/forms/form-error.tsx';

export interface PasskeyButtonProps {
  /** Why the last attempt failed. */
  failure: string | undefined;
  onFailure: (failure: string | undefined) => void;
  /** Signs in with a passkey. */
  logIn: () => Promise<unknown>;
  /** Called after signing in, to leave the page. */
  onSignedIn: () => void;
}

/** Signs in with a passkey, instead of the form above it. */
export function PasskeyButton({ failure, onFailure, logIn, onSignedIn }: PasskeyButtonProps) {
  const [pending, setPending] = useState(false);
  const signIn = async () => {
    onFailure(undefined);
    setPending(true);
    try {
      await logIn();
      onSignedIn();
    } catch (error) {
      const { passkeyFailureText } = await import('./passkey-failure.ts');
      onFailure(passkeyFailureText(error, 'Try again, or sign in with your password.'));
      setPending(false);
    }
  };
  return (
    <div className="mt-3 flex flex-col gap-4 noscript:hidden">
      <Button
        variant="secondary"
        size="large"
        fullWidth
        pending={pending}
        pendingLabel="Waiting for your passkey..."
        onClick={() => void signIn()}
      >
        <KeyRound aria-hidden="true" />
        Sign in with a passkey
      </Button>
      <FormError>{failure}</FormError>
    </div>
  );
}
