import { listEmployerApplications } from '@nextshift/contract';
import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../../../../platform/api/browser-api.ts';

/** How many applications to a job are open. @throws {ApiError} */
export function openApplicationsQuery(employerId: string, jobId: string) {
  return queryOptions({
    queryKey: ['employer', employerId, 'open-applications', jobId],
    queryFn: async ({ signal }) => {
      const query = { jobId, state: 'open', limit: 1 } as const;
      const { body, totalCount } = await browserApi.call(listEmployerApplications, {
        params: { employerId },
        query,
        signal,
      });
      return totalCount ?? body.applications.length;
    },
    staleTime: 0,
  });
}
