import { EmailForm } from '../../../../platform/forms/email-form.tsx';
import { useAuthStore } from '../../../../platform/stores/auth-store.ts';
import { FormError } from '../../../../ui/forms/form-error.tsx';
import { FailureNote } from '../failure-note.tsx';
import { settingsFailure } from '../settings-failure.ts';
import { USER_NOT_FOUND_MESSAGE } from '../settings-view.ts';
import { changeEmail, type BodyInputOf } from '@nextshift/contract';
import { useMutation } from '@tanstack/react-query';
import { browserApi } from '../../../../platform/api/browser-api.ts';

/** Changes the sign-in address. */
export function EmailView() {
  const user = useAuthStore((state) => state.user);
  const { mutateAsync } = useChangeEmail();
  if (!user) return <FormError>{USER_NOT_FOUND_MESSAGE}</FormError>;
  return (
    <EmailForm
      email={user.email}
      pendingEmail={user.pendingEmail}
      change={mutateAsync}
      describeFailure={(error) => (
        <FailureNote>
          {settingsFailure(error, 'Failed to change your email. Please try again.')}
        </FailureNote>
      )}
    />
  );
}

/** Requests a change of the account's address. */
function useChangeEmail() {
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async (body: BodyInputOf<typeof changeEmail>) =>
      (await browserApi.call(changeEmail, { body, keepsSession: true })).body.user,
    onSuccess: (user) => {
      // Drop the response if the seeker has signed out meanwhile.
      if (useAuthStore.getState().user?.id === user.id) useAuthStore.setState({ user });
    },
  });
}
