import { getJob, type Job, listEmployerJobs } from '@nextshift/contract';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../../platform/api/api-error.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { useEmployerDataStore } from '../../hiring/employer-data/index.ts';
import { receiveJob } from '../../../entities/job/receive-job.ts';

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
  const last = useEmployerDataStore.getState().jobs.find(({ id }) => id === jobId);
  if (last?.moderation === 'held') {
    const held = await fetchHeldJob(employerId, jobId, signal);
    if (held) return held;
  }
  try {
    const { body } = await browserApi.call(getJob, { params: { jobId }, signal });
    return body.employerId === employerId ? receiveJob(body) : null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // A malformed id names nothing either.
    if (error.status === 400) return null;
    if (error.status !== 404) throw error;
    return fetchHeldJob(employerId, jobId, signal);
  }
}

/** A job that is not public, from the employer's own list: a plan has few active ones. */
async function fetchHeldJob(
  employerId: string,
  jobId: string,
  signal: AbortSignal | undefined,
): Promise<Job | null> {
  const { body } = await browserApi.call(listEmployerJobs, {
    params: { employerId },
    query: { status: 'Active' },
    signal,
  });
  const held = body.jobs.find(({ id }) => id === jobId);
  return held ? receiveJob(held) : null;
}
