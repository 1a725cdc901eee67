import { createJob, type CreateJobBody, type Job } from '@nextshift/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { employerKeys } from '../../../entities/employer/employer-keys.ts';
import { receiveJob } from '../../../entities/job/receive-job.ts';
import { moveJob } from './move-job.ts';

export interface NewJob {
  readonly body: CreateJobBody;
  readonly image: File | null;
  /** The same for every attempt to post the same job. */
  readonly idempotencyKey: string;
  /** Part of the image sent, from 0 to 1. */
  readonly onProgress: (part: number) => void;
}

/** Posts a job and stores it at the front of the employer's list. */
export function useCreateJob(employerId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ body, image, idempotencyKey, onProgress }: NewJob): Promise<Job> => {
      const answer = await browserApi.call(createJob, {
        body,
        idempotencyKey,
        ...(image ? { files: { jobImage: image }, onUploadProgress: onProgress } : {}),
      });
      return receiveJob(answer.body.newJob);
    },
    meta: { showsOwnError: true },
    onSuccess: (job) => {
      moveJob(queryClient, employerId, job);
      void queryClient.invalidateQueries({ queryKey: employerKeys.jobs(employerId) });
    },
  });
}
