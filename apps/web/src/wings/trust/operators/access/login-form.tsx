import { zodResolver } from '@hookform/resolvers/zod';
import {
  OPERATOR_LOGIN_MESSAGE,
  operatorLoginBody,
  logInOperator,
  type BodyInputOf,
} from '@nextshift/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { failureText } from '../../../../platform/api/failure-text.ts';
import { firstFailure } from '../../../../platform/api/first-failure.ts';
import { fieldErrorText, formErrorText } from '../../../../platform/forms/field-error-text.ts';
import { FormShell } from '../../../../ui/forms/form-shell.tsx';
import { PasswordField } from '../../../../ui/forms/password-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { useMutation } from '@tanstack/react-query';
import { operatorApi } from '../../../../platform/session/operator/operator-api.ts';
import { useOperatorStore } from '../../../../platform/session/operator/operator-store.ts';

export interface LoginFormProps {
  /** Called after signing in, to leave the page. */
  onSignedIn: () => void;
}

const RULES = zodResolver(operatorLoginBody);

/** Email, password and the code of an authenticator. */
export function LoginForm({ onSignedIn }: LoginFormProps) {
  const [failure, setFailure] = useState<string>();
  const [done, setDone] = useState(false);
  const logIn = useLogIn();
  // No default values, to keep what was typed or autofilled before hydration.
  const { register, handleSubmit, formState, setError, setFocus } = useForm({ resolver: RULES });
  const { errors, isSubmitting } = formState;
  const requiredText = (message: string | undefined) =>
    fieldErrorText(message, OPERATOR_LOGIN_MESSAGE);

  const submit = handleSubmit(
    async (credentials) => {
      setFailure(undefined);
      try {
        await logIn.mutateAsync(credentials);
        setDone(true);
        onSignedIn();
      } catch (error) {
        const message = failureText(error, 'Sign-in failed. Please try again.');
        const isCodeRefused = error instanceof ApiError && error.code === 'operator_code_refused';
        if (isCodeRefused) setError('code', { message });
        else setFailure(message);
        // A code works once.
        setFocus('code', { shouldSelect: true });
      }
    },
    (failed) => {
      setFailure(firstFailure(failed, ['email', 'password', 'code'])?.message);
    },
  );

  return (
    <FormShell
      onSubmit={submit}
      onEdit={() => {
        setFailure(undefined);
      }}
      pending={isSubmitting || done}
      error={formErrorText(failure, errors, OPERATOR_LOGIN_MESSAGE)}
      submitLabel="Sign In"
      pendingLabel="Signing in..."
    >
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        aria-required
        error={requiredText(errors.email?.message)}
        {...register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        aria-required
        error={requiredText(errors.password?.message)}
        {...register('password')}
      />
      <TextField
        label="Code"
        help="Six digits from your authenticator"
        inputMode="numeric"
        autoComplete="one-time-code"
        aria-required
        inputClassName="tracking-widest tabular-nums"
        error={requiredText(errors.code?.message)}
        {...register('code')}
      />
    </FormShell>
  );
}

/** Signs an operator in. */
function useLogIn() {
  return useMutation({
    meta: { showsOwnError: true },
    // The credentials are gone with the form.
    gcTime: 0,
    mutationFn: async (body: BodyInputOf<typeof logInOperator>) =>
      (await operatorApi.call(logInOperator, { body })).body.operator,
    onSuccess: (operator) => {
      useOperatorStore.setState({ operator });
    },
  });
}
