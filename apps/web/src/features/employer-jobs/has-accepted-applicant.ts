import { listEmployerApplications } from '@nextshift/contract';
import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../../platform/browser-api.ts';
import { employerKeys } from '../../platform/employer-keys.ts';

/** Whether somebody accepted for a job still stands, so that it cannot be reposted. */
export function acceptedApplicantQuery(employerId: string, jobId: string) {
  return queryOptions({
    queryKey: [...employerKeys.applications(employerId), 'accepted-of', jobId],
    queryFn: async ({ signal }) => {
      const { body } = await browserApi.call(listEmployerApplications, {
        params: { employerId },
        query: { jobId, status: 'Accepted', limit: 1 },
        signal,
      });
      return body.applications.length > 0;
    },
    // Deleting the application elsewhere makes way.
    staleTime: 0,
  });
}
