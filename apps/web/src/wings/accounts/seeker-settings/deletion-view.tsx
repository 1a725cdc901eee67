import { DeletionForm } from '../../../platform/forms/deletion-form.tsx';
import { useAuthStore } from '../../../platform/stores/auth-store.ts';
import { useDeleteAccount } from './delete-account.ts';
import { FailureNote } from './failure-note.tsx';
import { UserNotFound } from './save-profile.ts';
import { settingsFailure } from './settings-failure.ts';

const CONSEQUENCES = [
  'Your profile, pictures, videos and documents are deleted.',
  'Your saved jobs are deleted, and you are signed out everywhere.',
  'Your applications are withdrawn, even accepted ones. Employers keep them without your name and contact details.',
] as const;

/** Confirms deleting the account. */
export function DeletionView() {
  const deletion = useDeleteAccount();
  return (
    <DeletionForm
      consequences={CONSEQUENCES}
      remove={(password) => {
        const userId = useAuthStore.getState().user?.id;
        if (userId === undefined) throw new UserNotFound();
        return deletion.mutateAsync({ userId, password });
      }}
      describeFailure={(error) => (
        <FailureNote>
          {settingsFailure(error, 'Your account was not deleted. Please try again.')}
        </FailureNote>
      )}
    />
  );
}
