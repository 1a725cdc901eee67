import { SignedInDevices } from '../../platform/devices/signed-in-devices.tsx';
import { useAuthStore } from '../../platform/session/auth-store.ts';
import { FormError } from '../../ui/forms/form-error.tsx';
import { USER_NOT_FOUND_MESSAGE } from './settings-view.ts';

/** Where the seeker is signed in. */
export function DevicesView() {
  const userId = useAuthStore(({ user }) => user?.id);
  if (userId === undefined) return <FormError>{USER_NOT_FOUND_MESSAGE}</FormError>;
  return <SignedInDevices accountId={userId} />;
}
