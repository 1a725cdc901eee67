import { listMeasures } from '@nextshift/contract';
import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';

/** What is held, removed or suspended of a company's, with its appeals. */
export function measuresQuery(employerId: string) {
  return queryOptions({
    queryKey: ['measures', employerId] as const,
    queryFn: async ({ signal }) => (await browserApi.call(listMeasures, { signal })).body.measures,
    // An operator may have decided meanwhile.
    staleTime: 0,
  });
}
