import { getJob, type Job } from '@nextshift/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../platform/api/api-client.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { jobKey } from '../../../entities/job/job-key.ts';
import { receiveJob } from '../../../entities/job/receive-job.ts';

/** One job, closed ones too. @throws {ApiError} */
export async function fetchJob(api: Api, jobId: string, signal?: AbortSignal): Promise<Job> {
  const { body } = await api.call(getJob, { params: { jobId }, signal });
  return receiveJob(body);
}

/** The same for the browser; `known` is shown until it is loaded. */
export function jobQuery(jobId: string, known: Job | null) {
  return queryOptions({
    queryKey: jobKey(jobId),
    queryFn: ({ signal }) => fetchJob(browserApi, jobId, signal),
    ...(known ? { placeholderData: known } : {}),
  });
}
