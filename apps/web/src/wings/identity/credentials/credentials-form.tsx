import { zodResolver } from '@hookform/resolvers/zod';
import { loginBody } from '@nextshift/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { WarningNote } from '../../../ui/feedback/warning-note.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { fieldErrorText, formErrorText } from '../../../platform/forms/field-error-text.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { firstFailure } from '../../../platform/api/first-failure.ts';
import { useAuthStore } from '../../../platform/stores/auth-store.ts';
import { PasskeyButton } from '../passkeys/index.ts';
import { PageLink } from '../../../platform/routing/page-link.tsx';

type Credentials = z.output<ReturnType<typeof loginBody>>;

export interface CredentialsFormProps {
  emailLabel: string;
  /** The address, where it is known. */
  email?: string | undefined;
  /** The message for an empty field. */
  requiredMessage: string;
  forgotPasswordPath: string;
  /** Signs in; the form shows what it throws. */
  logIn: (credentials: Credentials) => Promise<unknown>;
  /** Signs in with a passkey instead. */
  logInWithPasskey: (rememberMe: boolean) => Promise<unknown>;
  /** Called after signing in, to leave the page. */
  onSignedIn: () => void;
}

/**
 * Email, password, remember me, or a passkey: how both seekers and employers sign in. Asks for a code where the account
 * needs one.
 */
export function CredentialsForm({
  emailLabel,
  email,
  requiredMessage,
  forgotPasswordPath,
  logIn,
  logInWithPasskey,
  onSignedIn,
}: CredentialsFormProps) {
  const [failure, setFailure] = useState<string>();
  const [passkeyFailure, setPasskeyFailure] = useState<string>();
  const [needsCode, setNeedsCode] = useState(false);
  const [done, setDone] = useState(false);
  const hasEnded = useAuthStore((state) => state.hasEnded);
  const [resolver] = useState(() => zodResolver(loginBody(requiredMessage)));
  // No other default values, to keep what was typed or autofilled before hydration.
  const { register, handleSubmit, getValues, setError, formState } = useForm({
    resolver,
    ...(email === undefined ? {} : { defaultValues: { email } }),
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(
    async (credentials) => {
      setFailure(undefined);
      setPasskeyFailure(undefined);
      try {
        await logIn(credentials);
        setDone(true);
        onSignedIn();
      } catch (error) {
        const code = error instanceof ApiError ? error.code : '';
        const message = failureText(error, 'Login failed. Please try again.');
        if (code === 'wrong_code') setError('code', { message }, { shouldFocus: true });
        else if (code === 'second_factor_required' && !needsCode) setNeedsCode(true);
        else setFailure(message);
      }
    },
    (failed) => {
      setFailure(firstFailure(failed, ['email', 'password'])?.message);
    },
  );

  return (
    <>
      {hasEnded ? (
        <WarningNote role="status" className="mb-5">
          Your session ended. Sign in again to go on.
        </WarningNote>
      ) : null}
      <FormShell
        onSubmit={submit}
        onEdit={() => {
          setFailure(undefined);
          setPasskeyFailure(undefined);
        }}
        pending={isSubmitting || done}
        error={formErrorText(failure, errors, requiredMessage)}
        submitLabel="Sign In"
        pendingLabel="Signing in..."
      >
        <TextField
          label={emailLabel}
          type="email"
          autoComplete="username"
          aria-required
          error={fieldErrorText(errors.email?.message, requiredMessage)}
          {...register('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          aria-required
          error={fieldErrorText(errors.password?.message, requiredMessage)}
          {...register('password')}
        />
        {needsCode ? (
          <TextField
            label="Code"
            help="From your authenticator app, or a recovery code."
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
            aria-required
            error={formState.errors.code?.message}
            {...register('code')}
          />
        ) : null}
        <div className="-my-1.5 flex flex-wrap items-center justify-between gap-x-6">
          <Checkbox label="Remember me" {...register('rememberMe')} />
          <PageLink to={forgotPasswordPath} className="text-link py-2">
            Forgot password?
          </PageLink>
        </div>
      </FormShell>
      <PasskeyButton
        failure={passkeyFailure}
        onFailure={(message) => {
          setFailure(undefined);
          setPasskeyFailure(message);
        }}
        logIn={() => logInWithPasskey(getValues('rememberMe') === true)}
        onSignedIn={onSignedIn}
      />
    </>
  );
}
