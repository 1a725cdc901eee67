import { undoEmailChange } from '@nextshift/contract';
import { useMutation } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';

/** Restores the account's previous address, which received the mail. */
export function useUndoEmailChange() {
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async (token: string) =>
      (await browserApi.call(undoEmailChange, { body: { token } })).body,
  });
}
