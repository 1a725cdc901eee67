import { unsaveJob } from '@nextshift/contract';
import { mutationOptions } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { ownListKeys } from '../../../entities/application/own-list-keys.ts';
import { markSaved } from '../../../platform/stores/history-store.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { isSignedInAs } from '../../../platform/session/is-signed-in-as.ts';
import { unsaving } from './named-actions.ts';
import { reportFailure } from './report-failure.ts';
import { runAction } from './run-action.ts';
import { savedChanges } from './saved-changes.ts';
import { saveAction } from './save-job.ts';

export interface Unsaving {
  /** After an application the saved entry disappears by itself: no toast and no undo. */
  readonly quiet?: boolean;
}

/** Unsaves a job optimistically, with an undo; a failure restores it. */
export function unsaveAction(jobId: string, { quiet = false }: Unsaving = {}) {
  const changes = savedChanges(jobId);
  return mutationOptions({
    ...changes,
    meta: { showsOwnError: true },
    mutationFn: (userId: string) => browserApi.call(unsaveJob, { params: { userId, jobId } }),
    onMutate: async (userId, { client }) => {
      markSaved(jobId, false);
      if (!quiet) {
        offerUndo(changes.scope.id, () => {
          runAction(client, saveAction(jobId), userId);
        });
      }
      await client.cancelQueries({ queryKey: ownListKeys.savedJobs });
    },
    onError: (error, userId, _before, { client }) => {
      // Pressed again meanwhile: that press wins and reports its outcome.
      if (client.isMutating(changes) > 1) return;
      if (isSignedInAs(userId)) markSaved(jobId, true);
      reportFailure(unsaving(jobId), error, () => {
        runAction(client, unsaveAction(jobId, { quiet }), userId);
      });
    },
    onSettled: (_answer, _error, _userId, _before, { client }) => {
      void client.invalidateQueries({ queryKey: ownListKeys.savedJobs });
    },
  });
}

function offerUndo(about: string, undo: () => void): void {
  const action = { label: 'Undo', onPress: undo };
  toast.info('Removed from your saved jobs.', { about, action });
}
