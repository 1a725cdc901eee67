import { zodResolver } from '@hookform/resolvers/zod';
import { type Passkey, removePasskeyBody } from '@nextshift/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../ui/buttons/button.tsx';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { ApiError } from '../../../platform/api/api-error.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { useRemovePasskey } from './change-passkeys.ts';

const RULES = zodResolver(removePasskeyBody);

export interface RemovePasskeyFormProps {
  accountId: string;
  passkey: Passkey;
  /** Called once it is removed, or kept. */
  onDone: () => void;
}

/** Removes a passkey with the password. */
export function RemovePasskeyForm({ accountId, passkey, onDone }: RemovePasskeyFormProps) {
  const { mutateAsync } = useRemovePasskey(accountId, passkey);
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: RULES,
    defaultValues: { currentPassword: '' },
  });
  const submit = handleSubmit(async ({ currentPassword }) => {
    setFailure(undefined);
    try {
      await mutateAsync(currentPassword);
      onDone();
    } catch (error) {
      const message = failureText(error, 'Nothing was removed. Please try again.');
      const isWrong = error instanceof ApiError && error.code === 'wrong_password';
      if (isWrong) setError('currentPassword', { message }, { shouldFocus: true });
      else setFailure(message);
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
      submitLabel="Remove It"
      pendingLabel="Removing..."
      secondaryAction={
        <Button variant="secondary" size="large" onClick={onDone}>
          Keep It
        </Button>
      }
    >
      <p>
        <strong className="wrap-anywhere">{passkey.name}</strong> will no longer sign you in, and
        your other devices are signed out.
      </p>
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        autoFocus
        aria-required
        error={formState.errors.currentPassword?.message}
        {...register('currentPassword')}
      />
    </FormShell>
  );
}
