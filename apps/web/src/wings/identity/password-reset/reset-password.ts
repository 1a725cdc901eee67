import { resetPassword, type BodyInputOf } from '@nextshift/contract';
import { useMutation } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';

/** Sets a new password with the link of a mail. @returns the server's message. */
export function useResetPassword() {
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async (body: BodyInputOf<typeof resetPassword>) =>
      (await browserApi.call(resetPassword, { body })).body.message,
  });
}
