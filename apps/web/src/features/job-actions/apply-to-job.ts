import { applyToJob, type ApplicationTemplate } from '@nextshift/contract';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../platform/api/api-error.ts';
import { browserApi } from '../../platform/api/browser-api.ts';
import { jobKey } from '../../entities/job/job-key.ts';
import { ownListKeys } from '../../entities/application/own-list-keys.ts';
import { markApplied } from '../../platform/session/seeker/history-store.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { isSignedInAs } from './is-signed-in-as.ts';
import { noteApplying } from './applying-store.ts';
import { applying, applyingKey } from './named-actions.ts';
import { noteRefusal } from './refusal-store.ts';
import { reportFailure } from './report-failure.ts';
import { runAction } from './run-action.ts';

/** What the apply call answers where the employer made a form of their own. */
interface NeedsMoreInfo {
  readonly needsMoreInfo: true;
  readonly application: ApplicationTemplate;
}

export interface ApplyOutcomes {
  /** The form is to be answered; nothing is stored yet. */
  readonly onNeedsMoreInfo: (answer: NeedsMoreInfo) => void;
  /** The seeker has now applied, or had before. */
  readonly onApplied?: ((userId: string) => void) | undefined;
}

/** Applies to a job with one click (spec section 4). */
export function applyingTo(jobId: string, outcomes: ApplyOutcomes) {
  const { about } = applying(jobId);
  const applied = (client: QueryClient, userId: string) => {
    if (isSignedInAs(userId)) markApplied(jobId, true);
    void client.invalidateQueries({ queryKey: ownListKeys.applications });
    void client.invalidateQueries({ queryKey: jobKey(jobId) });
    outcomes.onApplied?.(userId);
  };
  return mutationOptions({
    mutationKey: applyingKey(jobId),
    meta: { showsOwnError: true },
    mutationFn: (userId: string) =>
      browserApi.call(applyToJob, { params: { jobId }, body: { userId } }),
    onMutate: () => {
      noteApplying(jobId, true);
    },
    onSettled: () => {
      noteApplying(jobId, false);
    },
    onSuccess: ({ body }, userId, _before, { client }) => {
      if (body.needsMoreInfo) {
        toast.settle(about);
        outcomes.onNeedsMoreInfo(body);
        return;
      }
      applied(client, userId);
      const description = `To ${body.application.job.companyName}`;
      toast.success('Application sent.', { about, description });
    },
    onError: (error, userId, _before, { client }) => {
      const code = error instanceof ApiError ? error.code : '';
      if (code === 'already_applied') {
        applied(client, userId);
        toast.info(error.message, { about });
      } else if (code === 'job_closed' || code === 'job_full') {
        noteRefusal(jobId, code);
        toast.error(error.message, { about });
      } else {
        reportFailure(applying(jobId), error, () => {
          runAction(client, applyingTo(jobId, outcomes), userId);
        });
      }
    },
  });
}
