import { useState } from 'react';
import { useSaveProfile } from './save-profile.ts';
import { settingsFailure } from './settings-failure.ts';

type Save = ReturnType<typeof useSaveProfile>['mutateAsync'];

/** Saves a small profile form and shows the result, or the failure (spec section 8). */
export function useProfileForm(texts: { readonly saved: string; readonly failed: string }) {
  const { mutateAsync } = useSaveProfile();
  const [failure, setFailure] = useState<string>();
  const [saved, setSaved] = useState<string>();
  const clear = () => {
    setFailure(undefined);
    setSaved(undefined);
  };
  return {
    failure,
    saved,
    clear,
    save: async (change: Parameters<Save>[0]) => {
      clear();
      try {
        await mutateAsync(change);
        setSaved(texts.saved);
      } catch (error) {
        setFailure(settingsFailure(error, texts.failed));
      }
    },
  };
}
