import { updateJob, type Job, type UpdateJobBody } from '@nextshift/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { employerKeys } from '../../../entities/employer/employer-keys.ts';
import { jobKey } from '../../../entities/job/job-key.ts';
import { receiveJob } from '../../../entities/job/receive-job.ts';
import { toast } from '../../../ui/feedback/toast.ts';

export interface JobUpdate {
  readonly jobId: string;
  /** The fields that change. */
  readonly body: UpdateJobBody;
  /** A new image, null to remove it, undefined to leave it. */
  readonly image: File | null | undefined;
  /** Part of the image sent, from 0 to 1. */
  readonly onProgress: (part: number) => void;
}

/** Saves an edited job; every screen that shows it refetches it. */
export function useUpdateJob(employerId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ jobId, body, image, onProgress }: JobUpdate): Promise<Job> => {
      const answer = await browserApi.call(updateJob, {
        params: { jobId },
        body: image === null ? { ...body, removeJobImage: true } : body,
        ...(image ? { files: { jobImage: image }, onUploadProgress: onProgress } : {}),
      });
      return receiveJob(answer.body.job);
    },
    meta: { showsOwnError: true },
    onSuccess: (job) => {
      void queryClient.invalidateQueries({ queryKey: jobKey(job.id) });
      void queryClient.invalidateQueries({ queryKey: employerKeys.jobs(employerId) });
      void queryClient.invalidateQueries({ queryKey: employerKeys.applications(employerId) });
      const outcome =
        job.moderation === 'held' ? 'was updated, and is held for review.' : 'was updated.';
      toast.success(`“${job.title}” ${outcome}`, { about: `update-job ${job.id}` });
    },
    onError: () => {
      // After a failure, such as a job that is closed by now, the lists refetch too.
      void queryClient.invalidateQueries({ queryKey: employerKeys.jobs(employerId) });
    },
  });
}
