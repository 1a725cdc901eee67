import { getQueryClient } from '../../platform/query-client.ts';
import { applyingTo, type ApplyOutcomes } from './apply-to-job.ts';
import { applyingKey } from './named-actions.ts';
import { runAction } from './run-action.ts';
import { savingOf } from './save-job.ts';
import { unsavingOf } from './unsave-job.ts';

/** What the buttons of a job do for a seeker. */
export const seekerActions = {
  save: (jobId: string, userId: string): void => {
    runAction(getQueryClient(), savingOf(jobId), userId);
  },
  unsave: (jobId: string, userId: string): void => {
    runAction(getQueryClient(), unsavingOf(jobId), userId);
  },
  /** Once at a time: a second press of a double click comes before anything has been drawn. */
  apply: (jobId: string, userId: string, outcomes: ApplyOutcomes): void => {
    const client = getQueryClient();
    if (client.isMutating({ mutationKey: applyingKey(jobId) }) > 0) return;
    runAction(client, applyingTo(jobId, outcomes), userId);
  },
};

export type SeekerActions = typeof seekerActions;
