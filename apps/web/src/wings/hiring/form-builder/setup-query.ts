import { getApplicationSetup } from '@nextshift/contract';
import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';

/** The form of the employer's own job, or null. @throws {ApiError} 404 for another's job. */
export function setupQuery(jobId: string) {
  return queryOptions({
    queryKey: ['application-setup', jobId],
    queryFn: async ({ signal }) =>
      (await browserApi.call(getApplicationSetup, { params: { jobId }, signal })).body
        .applicationForm,
  });
}
