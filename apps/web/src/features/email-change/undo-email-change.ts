import { undoEmailChange } from '@nextshift/contract';
import { useMutation } from '@tanstack/react-query';
import { browserApi } from '../../platform/api/browser-api.ts';

/** Takes an account back to the address that a mail went to. */
export function useUndoEmailChange() {
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async (token: string) =>
      (await browserApi.call(undoEmailChange, { body: { token } })).body,
  });
}
