import { getJob, type Job } from '@nextshift/contract';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../platform/api/api-error.ts';
import { browserApi } from '../../platform/api/browser-api.ts';
import { receiveJob } from '../../entities/job/receive-job.ts';

/** One of the employer's own jobs; null for another's, and if there is none. */
export function ownJobQuery(employerId: string, jobId: string) {
  return queryOptions({
    queryKey: ['own-job', employerId, jobId],
    queryFn: ({ signal }) => fetchOwnJob(employerId, jobId, signal),
    // A form starts with fresh data, and a later refetch must not replace it.
    gcTime: 0,
    staleTime: Infinity,
  });
}

/** The job as it is now; null as for the query. @throws {ApiError} */
export async function fetchOwnJob(
  employerId: string,
  jobId: string,
  signal?: AbortSignal,
): Promise<Job | null> {
  try {
    const { body } = await browserApi.call(getJob, { params: { jobId }, signal });
    return body.employerId === employerId ? receiveJob(body) : null;
  } catch (error) {
    // A malformed id names nothing either.
    if (error instanceof ApiError && [400, 404].includes(error.status)) return null;
    throw error;
  }
}
