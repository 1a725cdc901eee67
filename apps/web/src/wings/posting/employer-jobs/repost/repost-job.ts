import { updateJob, type Job } from '@nextshift/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { browserApi } from '../../../../platform/api/browser-api.ts';
import { employerKeys } from '../../../../entities/employer/employer-keys.ts';
import { receiveJob } from '../../../../entities/job/receive-job.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import type { JobWithFormerApplicants } from '../bring-back/bring-back-dialog.tsx';
import { moveJob } from '../move-job.ts';

/** Makes a closed job active again. Counts against the plan, so nothing moves before the server agrees. */
export function useRepostJob(employerId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: Pick<Job, 'id'>): Promise<JobWithFormerApplicants> => {
      const body = { status: 'Active' } as const;
      const answer = await browserApi.call(updateJob, { params: { jobId: id }, body });
      return { job: receiveJob(answer.body.job), count: answer.body.formerApplicantCount };
    },
    meta: { showsOwnError: true },
    onSuccess: ({ job }) => {
      moveJob(queryClient, employerId, job);
      void queryClient.invalidateQueries({ queryKey: employerKeys.jobs(employerId) });
      void queryClient.invalidateQueries({ queryKey: employerKeys.applications(employerId) });
      toast.success(`“${job.title}” is active again.`, { about: repostingOf(job) });
    },
    onError: () => {
      // The job may have been removed meanwhile.
      void queryClient.invalidateQueries({ queryKey: employerKeys.jobs(employerId) });
    },
  });
}

/** Topic of a repost's toasts. */
export function repostingOf({ id }: Pick<Job, 'id'>): string {
  return `repost-job ${id}`;
}

/** The message of a failed repost (spec section 8); of a removed job, the server's alone. */
export function repostFailure(error: Error): string {
  if (error instanceof ApiError && error.code === 'job_removed') return error.message;
  return `Failed to repost job: ${error.message}`;
}
