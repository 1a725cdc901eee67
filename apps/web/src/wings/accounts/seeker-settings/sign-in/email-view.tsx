import { EmailForm } from '../../../../platform/forms/email-form.tsx';
import { useAuthStore } from '../../../../platform/stores/auth-store.ts';
import { FormError } from '../../../../ui/forms/form-error.tsx';
import { useChangeEmail } from './change-email.ts';
import { FailureNote } from '../failure-note.tsx';
import { settingsFailure } from '../settings-failure.ts';
import { USER_NOT_FOUND_MESSAGE } from '../settings-view.ts';

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
