import { confirmedDetails, confirmEmail } from '@nextshift/contract';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../../platform/api/api-error.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';

/** Confirms the address that received the mail; pressed again, the link says that it is confirmed. */
export function useConfirmEmail() {
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async (token: string) => {
      try {
        return (await browserApi.call(confirmEmail, { body: { token } })).body;
      } catch (error) {
        const details = error instanceof ApiError ? error.details : undefined;
        const { data } = confirmedDetails.safeParse(details);
        if (!data) throw error;
        const message = 'Your email address is confirmed already.';
        return { message, accountType: data.confirmed };
      }
    },
  });
}
