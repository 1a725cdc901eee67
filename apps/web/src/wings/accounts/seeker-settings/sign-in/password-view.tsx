import { PASSWORD_FIELDS_MESSAGE } from '@nextshift/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { fieldErrorText } from '../../../../platform/forms/field-error-text.ts';
import { fieldFailures } from '../../../../platform/api/failure-text.ts';
import type { FieldFailure } from '../../../../platform/api/first-failure.ts';
import { useAuthStore } from '../../../../platform/stores/auth-store.ts';
import { FormShell } from '../../../../ui/forms/form-shell.tsx';
import { PasswordField } from '../../../../ui/forms/password-field.tsx';
import {
  PASSWORD_FIELDS,
  type PasswordChange,
  passwordProblems,
  useChangePassword,
} from './change-password.ts';
import { FailureNote } from '../failure-note.tsx';
import { SavedNote } from '../saved-note.tsx';
import { settingsFailure } from '../settings-failure.ts';
import { USER_NOT_FOUND_MESSAGE } from '../settings-view.ts';

const EMPTY: PasswordChange = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Changes the password; requires the current one. */
export function PasswordView() {
  const change = useChangePassword();
  const [failure, setFailure] = useState<string>();
  const [saved, setSaved] = useState<string>();
  const { register, handleSubmit, setError, reset, formState } = useForm({ defaultValues: EMPTY });
  const errorOf = (name: keyof PasswordChange) =>
    fieldErrorText(formState.errors[name]?.message, PASSWORD_FIELDS_MESSAGE);

  /** Shows each sentence once: beside its field, or in the box if it is about all of them. */
  const show = (failures: readonly FieldFailure<keyof PasswordChange>[]) => {
    for (const [index, { name, message }] of failures.entries()) {
      setError(name, { message }, { shouldFocus: index === 0 });
      if (message === PASSWORD_FIELDS_MESSAGE) setFailure(message);
    }
  };
  const showFailure = (error: unknown) => {
    const isWrong = error instanceof ApiError && error.code === 'wrong_password';
    const ofFields = isWrong
      ? [{ name: 'currentPassword' as const, message: error.message }]
      : fieldFailures(error, PASSWORD_FIELDS);
    show(ofFields);
    if (ofFields.length === 0) {
      setFailure(settingsFailure(error, 'Failed to update password. Please try again.'));
    }
  };
  const submit = handleSubmit(async (body) => {
    setFailure(undefined);
    setSaved(undefined);
    const problems = passwordProblems(body);
    show(problems);
    if (problems.length > 0) return;
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
      error={failure ? <FailureNote>{failure}</FailureNote> : undefined}
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
