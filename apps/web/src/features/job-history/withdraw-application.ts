import { type Application, withdrawApplication } from '@nextshift/contract';
import { useMutation } from '@tanstack/react-query';
import { browserApi } from '../../platform/api/browser-api.ts';
import { ownListKeys } from '../../entities/application/own-list-keys.ts';
import { markApplied } from '../../platform/session/seeker/history-store.ts';

/** Withdraws an application; the seeker can apply again. */
export function useWithdrawApplication() {
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async ({ id }: Application) =>
      (await browserApi.call(withdrawApplication, { params: { id } })).body.application,
    onSuccess: ({ jobId }) => {
      markApplied(jobId, false);
    },
    // After a failure too: the employer may have decided meanwhile.
    onSettled: (_application, _error, _of, _before, { client }) =>
      client.invalidateQueries({ queryKey: ownListKeys.applications }),
  });
}
