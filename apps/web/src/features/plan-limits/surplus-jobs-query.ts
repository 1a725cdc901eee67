import { getSurplusJobs } from '@nextshift/contract';
import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../../platform/api/browser-api.ts';
import { employerKeys } from '../../entities/employer/employer-keys.ts';

/** The active jobs beyond the plan, and when they close; null within its limit. */
export function surplusJobsQuery(employerId: string) {
  return queryOptions({
    // Under the jobs' key: invalidating the jobs invalidates this.
    queryKey: [...employerKeys.jobs(employerId), 'surplus'],
    queryFn: async ({ signal }) => (await browserApi.call(getSurplusJobs, { signal })).body.surplus,
  });
}
