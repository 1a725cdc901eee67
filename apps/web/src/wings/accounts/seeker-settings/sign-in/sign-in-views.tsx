import type { ComponentType } from 'react';
import { SignedInDevices } from '../../../identity/devices/signed-in-devices.tsx';
import { PasskeySettings } from '../../../identity/passkeys/passkey-settings.tsx';
import { SecondFactorSettings } from '../../../identity/second-factors/second-factor-settings.tsx';
import { useAuthStore } from '../../../../platform/stores/auth-store.ts';
import { FormError } from '../../../../ui/forms/form-error.tsx';
import { USER_NOT_FOUND_MESSAGE } from '../settings-view.ts';

/** Where the seeker is signed in. */
export const DevicesView = () => <OfSeeker Settings={SignedInDevices} />;

/** The passkeys that sign the seeker in. */
export const PasskeysView = () => <OfSeeker Settings={PasskeySettings} />;

/** Whether the seeker's sign-in needs a code. */
export const SecondFactorView = () => <OfSeeker Settings={SecondFactorSettings} />;

/** Settings that both kinds of account have, for the signed-in seeker. */
function OfSeeker({ Settings }: { Settings: ComponentType<{ accountId: string }> }) {
  const userId = useAuthStore(({ user }) => user?.id);
  if (userId === undefined) return <FormError>{USER_NOT_FOUND_MESSAGE}</FormError>;
  return <Settings accountId={userId} />;
}
