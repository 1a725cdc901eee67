import { zodResolver } from '@hookform/resolvers/zod';
import { confirmedByPassword } from '@nextshift/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../platform/api-error.ts';
import { useAuthStore } from '../../platform/session/auth-store.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useDeleteAccount } from './delete-account.ts';
import { FailureNote } from './failure-note.tsx';
import { settingsFailure } from './settings-failure.ts';
import { USER_NOT_FOUND_MESSAGE } from './settings-view.ts';

const RULES = zodResolver(confirmedByPassword);

/** The last question before an account is gone: what goes, and the password again. */
export function DeletionView() {
  const deletion = useDeleteAccount();
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: RULES,
    defaultValues: { password: '' },
  });
  const submit = handleSubmit(async ({ password }) => {
    const userId = useAuthStore.getState().user?.id;
    if (userId === undefined) {
      setFailure(USER_NOT_FOUND_MESSAGE);
      return;
    }
    try {
      await deletion.mutateAsync({ userId, password });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'wrong_password') {
        setError('password', { message: error.message }, { shouldFocus: true });
      } else {
        setFailure(settingsFailure(error, 'Your account was not deleted. Please try again.'));
      }
    }
  });
  return (
    <form
      method="post"
      noValidate
      className="space-y-5"
      onSubmit={(event) => void submit(event)}
      onChange={() => {
        setFailure(undefined);
      }}
    >
      <div className="rounded-control border border-danger/40 bg-danger-soft p-4">
        <p className="font-semibold">This cannot be undone.</p>
        <ul className="mt-1 list-disc space-y-0.5 pl-5">
          <li>Your profile, pictures, videos and documents are deleted.</li>
          <li>Your saved jobs are deleted, and you are signed out everywhere.</li>
          <li>Employers keep your applications without your name and contact.</li>
        </ul>
      </div>
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        aria-required
        error={formState.errors.password?.message}
        {...register('password')}
      />
      <FormError>{failure ? <FailureNote>{failure}</FailureNote> : null}</FormError>
      <Button
        type="submit"
        variant="danger"
        fullWidth
        pending={formState.isSubmitting}
        pendingLabel="Deleting..."
      >
        Delete my account for good
      </Button>
    </form>
  );
}
