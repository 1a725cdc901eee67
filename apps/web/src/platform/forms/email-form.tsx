import { zodResolver } from '@hookform/resolvers/zod';
import { changeEmailBody, type BodyInputOf, type changeEmail } from '@nextshift/contract';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormShell } from '../../ui/forms/form-shell.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { ApiError } from '../api/api-error.ts';
import { fieldFailures } from '../api/failure-text.ts';
import { PendingAddress } from './pending-address.tsx';

const RULES = zodResolver(changeEmailBody);
const FIELDS = ['email', 'currentPassword'] as const;

export interface EmailFormProps {
  /** The account's current address. */
  email: string;
  /** The new address until it is confirmed; null without one. */
  pendingEmail: string | null;
  /** @throws {ApiError} */
  change: (body: BodyInputOf<typeof changeEmail>) => Promise<unknown>;
  describeFailure: (error: unknown) => ReactNode;
}

/** Changes the email address; asks for the password, and the new address must be confirmed by mail. */
export function EmailForm({ email, pendingEmail, change, describeFailure }: EmailFormProps) {
  const [failure, setFailure] = useState<ReactNode>();
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: RULES,
    defaultValues: { email: '', currentPassword: '' },
  });

  const showFailure = (error: unknown) => {
    const code = error instanceof ApiError ? error.code : null;
    const message = error instanceof ApiError ? error.message : '';
    if (code === 'wrong_password') {
      setError('currentPassword', { message }, { shouldFocus: true });
    } else if (code === 'email_taken') {
      setError('email', { message }, { shouldFocus: true });
    } else {
      const ofFields = fieldFailures(error, FIELDS);
      if (ofFields.length === 0) setFailure(describeFailure(error));
      for (const field of ofFields) {
        setError(field.name, { message: field.message }, { shouldFocus: true });
      }
    }
  };
  const submit = handleSubmit(async (body) => {
    setFailure(undefined);
    try {
      await change(body);
      reset();
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
      pending={formState.isSubmitting}
      error={failure}
      note={
        <PendingAddress email={pendingEmail}>
          It works for 24 hours; until you open it, nothing changes.
        </PendingAddress>
      }
      submitLabel="Change Email"
      pendingLabel="Sending the link..."
    >
      <p className="text-ink-soft">
        You sign in with <span className="font-semibold wrap-anywhere text-ink">{email}</span>.
      </p>
      <TextField
        label="New email"
        type="email"
        autoComplete="email"
        help="We send a link there. Your address changes when you open it."
        aria-required
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        aria-required
        error={formState.errors.currentPassword?.message}
        {...register('currentPassword')}
      />
    </FormShell>
  );
}
