import { forgotPassword, type BodyInputOf } from '@nextshift/contract';
import { useMutation } from '@tanstack/react-query';
import { browserApi } from '../../platform/api/browser-api.ts';

/** Asks for a mail with a link. @returns what the server says, the same for any address. */
export function useAskForReset() {
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async (body: BodyInputOf<typeof forgotPassword>) =>
      (await browserApi.call(forgotPassword, { body })).body.message,
  });
}
