import { zodResolver } from '@hookform/resolvers/zod';
import { signupBody, signUpSeeker, type BodyOf } from '@nextshift/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../../platform/api/api-error.ts';
import { fieldFailures } from '../../../platform/api/failure-text.ts';
import { SupportLink } from '../../../platform/layout/support-link.tsx';
import { JoiningTerms } from '../credentials/index.ts';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { signupFailure, type SignupFailure } from './signup-failure.ts';
import { useMutation } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { beginSeekerSession } from '../../../platform/session/begin-session.ts';

const RULES = zodResolver(signupBody());
const FIELDS = ['firstName', 'lastName', 'email', 'password', 'confirmPassword'] as const;

export interface SignupFormProps {
  onSignedUp: () => void;
}

export function SignupForm({ onSignedUp }: SignupFormProps) {
  const signUp = useSignUp();
  const [failure, setFailure] = useState<SignupFailure>();
  const [done, setDone] = useState(false);
  // No default values: they would overwrite input from before hydration.
  const { register, handleSubmit, formState, setError } = useForm({ resolver: RULES });
  const { errors, isSubmitting } = formState;

  const showFailure = (error: unknown) => {
    const shown = signupFailure(error);
    const isTaken = error instanceof ApiError && error.code === 'email_taken';
    const ofFields = isTaken
      ? [{ name: 'email' as const, message: shown.message }]
      : fieldFailures(error, FIELDS);
    if (ofFields.length === 0) setFailure(shown);
    for (const [index, { name, message }] of ofFields.entries()) {
      setError(name, { message }, { shouldFocus: index === 0 });
    }
  };

  const submit = handleSubmit(async (body) => {
    setFailure(undefined);
    try {
      await signUp.mutateAsync(body);
      setDone(true);
      onSignedUp();
    } catch (error) {
      showFailure(error);
    }
  });

  return (
    <FormShell
      onSubmit={submit}
      onEdit={() => {
        setFailure(undefined);
      }}
      pending={isSubmitting || done}
      error={failure ? <SignupFailureText {...failure} /> : undefined}
      note={<JoiningTerms />}
      submitLabel="Create Account"
      pendingLabel="Creating account..."
    >
      <div className="grid gap-8.5 min-[22.5rem]:grid-cols-2 min-[22.5rem]:gap-x-4">
        <TextField
          label="First name"
          autoComplete="given-name"
          autoCapitalize="words"
          aria-required
          error={errors.firstName?.message}
          {...register('firstName')}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          autoCapitalize="words"
          aria-required
          error={errors.lastName?.message}
          {...register('lastName')}
        />
      </div>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        aria-required
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label="Password"
        help="8 characters or more, with a capital letter, a number and a special character."
        autoComplete="new-password"
        aria-required
        error={errors.password?.message}
        {...register('password', { deps: 'confirmPassword' })}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        aria-required
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
    </FormShell>
  );
}

function SignupFailureText({ message, hint }: SignupFailure) {
  return (
    <>
      <p>{message}</p>
      {hint ? (
        <p className="mt-1 text-sm text-ink-soft">
          {hint} <SupportLink />
        </p>
      ) : null}
    </>
  );
}

/** Creates a seeker's account and signs them in. */
function useSignUp() {
  return useMutation({
    mutationFn: async (body: BodyOf<typeof signUpSeeker>) =>
      (await browserApi.call(signUpSeeker, { body })).body,
    onSuccess: beginSeekerSession,
    meta: { showsOwnError: true },
  });
}
