import { SecondFactorSettings } from '../../platform/second-factor/second-factor-settings.tsx';
import { useAuthStore } from '../../platform/session/auth-store.ts';
import { FormError } from '../../ui/forms/form-error.tsx';
import { USER_NOT_FOUND_MESSAGE } from './settings-view.ts';

/** Whether the seeker's sign-in needs a code. */
export function SecondFactorView() {
  const userId = useAuthStore(({ user }) => user?.id);
  if (userId === undefined) return <FormError>{USER_NOT_FOUND_MESSAGE}</FormError>;
  return <SecondFactorSettings accountId={userId} />;
}
