import { confirmEmail } from '@nextshift/contract';
import { useMutation } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';

/** Confirms the address that received the mail. */
export function useConfirmEmail() {
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async (token: string) =>
      (await browserApi.call(confirmEmail, { body: { token } })).body,
  });
}
