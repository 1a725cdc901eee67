import { getJob, type Job } from '@nextshift/contract';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../platform/api/api-error.ts';
import { browserApi } from '../../platform/api/browser-api.ts';
import { receiveJob } from '../../entities/job/receive-job.ts';

/** A job of the employer's own as it is now; null for another's, as for none. */
export function ownJobQuery(employerId: string, jobId: string) {
  return queryOptions({
    queryKey: ['own-job', employerId, jobId],
    queryFn: async ({ signal }): Promise<Job | null> => {
      try {
        const { body } = await browserApi.call(getJob, { params: { jobId }, signal });
        return body.employerId === employerId ? receiveJob(body) : null;
      } catch (error) {
        // An id of another shape names nothing either.
        if (error instanceof ApiError && [400, 404].includes(error.status)) return null;
        throw error;
      }
    },
    // A form begins with what is true now, and nothing that comes later takes it away.
    gcTime: 0,
    staleTime: Infinity,
  });
}
