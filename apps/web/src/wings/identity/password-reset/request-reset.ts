import { forgotPassword, type BodyInputOf } from '@nextshift/contract';
import { useMutation } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';

/** Requests a mail with a link. @returns the server's message, the same for any address. */
export function useRequestReset() {
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async (body: BodyInputOf<typeof forgotPassword>) =>
      (await browserApi.call(forgotPassword, { body })).body.message,
  });
}
