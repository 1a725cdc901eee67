import { getSurplusJobs } from '@nextshift/contract';
import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../../platform/api/browser-api.ts';
import { employerKeys } from './employer-keys.ts';

/** The active jobs that close because they are beyond the plan or it ends, and when; null if none does. */
export function surplusJobsQuery(employerId: string) {
  return queryOptions({
    // Under the jobs' key: invalidating the jobs invalidates this.
    queryKey: [...employerKeys.jobs(employerId), 'surplus'],
    queryFn: async ({ signal }) => (await browserApi.call(getSurplusJobs, { signal })).body.surplus,
  });
}
