import { PASSWORD_FIELDS_MESSAGE } from '@nextshift/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../platform/api-error.ts';
import { besideField } from '../../platform/beside-field.ts';
import { failureText, fieldFailures } from '../../platform/failure-text.ts';
import { useAuthStore } from '../../platform/session/auth-store.ts';
import { FormShell } from '../../ui/form-shell.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import {
  PASSWORD_FIELDS,
  type PasswordChange,
  passwordProblem,
  useChangePassword,
} from './change-password.ts';
import { SavedNote } from './saved-note.tsx';
import { USER_NOT_FOUND_MESSAGE } from './settings-view.ts';

const EMPTY: PasswordChange = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** A new password for the account; the present one is asked for. */
export function PasswordView() {
  const change = useChangePassword();
  const [failure, setFailure] = useState<string>();
  const [saved, setSaved] = useState<string>();
  const { register, handleSubmit, setError, reset, formState } = useForm({ defaultValues: EMPTY });
  const errorOf = (name: keyof PasswordChange) =>
    besideField(formState.errors[name]?.message, PASSWORD_FIELDS_MESSAGE);

  const showFailure = (error: unknown) => {
    setFailure(failureText(error, 'Failed to update password. Please try again.'));
    const isWrong = error instanceof ApiError && error.code === 'wrong_password';
    const ofFields = isWrong
      ? [{ name: 'currentPassword' as const, message: error.message }]
      : fieldFailures(error, PASSWORD_FIELDS);
    for (const { name, message } of ofFields) setError(name, { message }, { shouldFocus: true });
  };
  const submit = handleSubmit(async (body) => {
    setFailure(undefined);
    setSaved(undefined);
    const problem = passwordProblem(body);
    if (problem) {
      setFailure(problem.message);
      setError(problem.field, { message: problem.message }, { shouldFocus: true });
      return;
    }
    const userId = useAuthStore.getState().user?.id;
    if (userId === undefined) {
      setFailure(USER_NOT_FOUND_MESSAGE);
      return;
    }
    try {
      await change.mutateAsync({ userId, body });
      reset(EMPTY);
      setSaved('Password updated successfully!');
    } catch (error) {
      showFailure(error);
    }
  });

  return (
    <FormShell
      onSubmit={submit}
      onEdit={() => {
        setFailure(undefined);
        setSaved(undefined);
      }}
      pending={formState.isSubmitting}
      error={failure}
      note={<SavedNote>{saved}</SavedNote>}
      submitLabel="Update Password"
      pendingLabel="Updating..."
    >
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        aria-required
        error={errorOf('currentPassword')}
        {...register('currentPassword')}
      />
      <PasswordField
        label="New password"
        help="6 characters or more. Your other devices are signed out."
        autoComplete="new-password"
        aria-required
        error={errorOf('newPassword')}
        {...register('newPassword')}
      />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        aria-required
        error={errorOf('confirmPassword')}
        {...register('confirmPassword')}
      />
    </FormShell>
  );
}
