import { listJobsForYou, type SuggestedJob } from '@nextshift/contract';
import { queryOptions } from '@tanstack/react-query';
import { receiveJob } from '../../../entities/job/receive-job.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';

/** The jobs that fit a seeker, each with its reasons. */
export function forYouQuery(userId: string) {
  return queryOptions({
    queryKey: ['jobs for you', userId],
    queryFn: async ({ signal }): Promise<SuggestedJob[]> => {
      const { body } = await browserApi.call(listJobsForYou, { signal });
      return body.jobs.map((job) => ({ ...receiveJob(job), why: job.why }));
    },
  });
}
