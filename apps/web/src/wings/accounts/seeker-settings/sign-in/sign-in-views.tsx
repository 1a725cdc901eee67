import type { ComponentType } from 'react';
import { SignedInDevices } from '../../../identity/devices/index.ts';
import { PasskeySettings } from '../../../identity/passkeys/index.ts';
import { SecondFactorSettings } from '../../../identity/second-factors/index.ts';
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
