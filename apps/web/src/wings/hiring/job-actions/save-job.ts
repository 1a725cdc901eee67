import { saveJob } from '@nextshift/contract';
import { mutationOptions } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { ownListKeys } from '../../../entities/application/own-list-keys.ts';
import { markSaved } from '../../../platform/stores/history-store.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { isSignedInAs } from '../../../platform/session/is-signed-in-as.ts';
import { saving } from './named-actions.ts';
import { reportFailure } from './report-failure.ts';
import { runAction } from './run-action.ts';
import { savedChanges } from './saved-changes.ts';

/** Saves a job for a seeker. Shows Saved optimistically; a failure reverts it and is reported. */
export function saveAction(jobId: string) {
  const changes = savedChanges(jobId);
  return mutationOptions({
    ...changes,
    meta: { showsOwnError: true },
    mutationFn: (userId: string) => browserApi.call(saveJob, { body: { userId, jobId } }),
    onMutate: async (_userId, { client }) => {
      markSaved(jobId, true);
      await client.cancelQueries({ queryKey: ownListKeys.savedJobs });
    },
    onSuccess: (_answer, _userId, _before, { client }) => {
      if (client.isMutating(changes) === 1) toast.settle(changes.scope.id);
    },
    onError: (error, userId, _before, { client }) => {
      // Pressed again meanwhile: that press wins and reports its outcome.
      if (client.isMutating(changes) > 1) return;
      if (isSignedInAs(userId)) markSaved(jobId, false);
      reportFailure(saving(jobId), error, () => {
        runAction(client, saveAction(jobId), userId);
      });
    },
    onSettled: (_answer, _error, _userId, _before, { client }) => {
      void client.invalidateQueries({ queryKey: ownListKeys.savedJobs });
    },
  });
}
