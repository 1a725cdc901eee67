import { publishJobDraft, type Job, type JobDraft } from '@nextshift/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi } from '../../platform/api/browser-api.ts';
import { useAttemptKey } from '../../platform/api/use-attempt-key.ts';
import { employerKeys } from '../employer/employer-keys.ts';
import { receiveJob } from '../job/receive-job.ts';

interface Publication {
  readonly draftId: string;
  /** An ISO time in the future; null is now. */
  readonly publishAt: string | null;
}

export type Published = { readonly newJob: Job } | { readonly draft: JobDraft };

/** Posts a draft as a job, or schedules it. */
export function usePublishJobDraft(employerId: string) {
  const queryClient = useQueryClient();
  const attemptKey = useAttemptKey();
  return useMutation({
    mutationFn: async ({ draftId, publishAt }: Publication): Promise<Published> => {
      const { body } = await browserApi.call(publishJobDraft, {
        params: { draftId },
        body: { publishAt },
        idempotencyKey: attemptKey({ draftId, publishAt }),
      });
      return 'newJob' in body ? { newJob: receiveJob(body.newJob) } : body;
    },
    meta: { showsOwnError: true },
    onSuccess: (published) => {
      void queryClient.invalidateQueries({ queryKey: employerKeys.drafts(employerId) });
      if ('newJob' in published) {
        void queryClient.invalidateQueries({ queryKey: employerKeys.jobs(employerId) });
      }
    },
  });
}
