import { zodResolver } from '@hookform/resolvers/zod';
import { forgotPasswordBody, forgotPassword, type BodyInputOf } from '@nextshift/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { failureText } from '../../../platform/api/failure-text.ts';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import type { AccountType } from './account-type.ts';
import { useMutation } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';

const RULES = zodResolver(forgotPasswordBody.pick({ email: true }));

export interface ForgotPasswordFormProps {
  accountType: AccountType;
  /** The server has accepted the address; `message` is the server's. */
  onRequested: (message: string) => void;
}

/** Asks for the address to send instructions to. */
export function ForgotPasswordForm({ accountType, onRequested }: ForgotPasswordFormProps) {
  const request = useRequestReset();
  const [failure, setFailure] = useState<string>();
  // No default values: they would overwrite input from before hydration.
  const { register, handleSubmit, formState } = useForm({ resolver: RULES });

  const submit = handleSubmit(
    async ({ email }) => {
      setFailure(undefined);
      try {
        onRequested(await request.mutateAsync({ email, accountType }));
      } catch (error) {
        setFailure(failureText(error, 'An error occurred'));
      }
    },
    () => {
      setFailure(undefined);
    },
  );

  return (
    <FormShell
      onSubmit={submit}
      onEdit={() => {
        setFailure(undefined);
      }}
      pending={formState.isSubmitting}
      error={failure}
      submitLabel="Send Reset Instructions"
      pendingLabel="Sending..."
    >
      <TextField
        label={accountType === 'employer' ? 'Business email' : 'Email'}
        type="email"
        autoComplete="username"
        aria-required
        error={formState.errors.email?.message}
        {...register('email')}
      />
    </FormShell>
  );
}

/** Requests a mail with a link. @returns the server's message, the same for any address. */
function useRequestReset() {
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async (body: BodyInputOf<typeof forgotPassword>) =>
      (await browserApi.call(forgotPassword, { body })).body.message,
  });
}
