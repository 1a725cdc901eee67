import { withdrawApplication } from '@nextshift/contract';
import { mutationOptions } from '@tanstack/react-query';
import { browserApi } from '../../platform/api/browser-api.ts';
import { markApplied } from '../../platform/stores/history-store.ts';
import { ownListKeys } from './own-list-keys.ts';

/** Withdraws an application; the seeker can apply again. */
export const withdrawMutation = mutationOptions({
  meta: { showsOwnError: true },
  mutationFn: async ({ id }: { readonly id: string }) =>
    (await browserApi.call(withdrawApplication, { params: { id } })).body.application,
  onSuccess: ({ jobId }) => {
    markApplied(jobId, false);
  },
  // After a failure too: the employer may have decided meanwhile.
  onSettled: (_application, _error, _of, _before, { client }) =>
    client.invalidateQueries({ queryKey: ownListKeys.applications }),
});
