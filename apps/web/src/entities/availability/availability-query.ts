import { type Availability, getAvailability } from '@nextshift/contract';
import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../../platform/api/browser-api.ts';

/** When a seeker can work. */
export function availabilityQuery(accountId: string) {
  return queryOptions({
    queryKey: ['availability', accountId],
    queryFn: async ({ signal }): Promise<Availability> =>
      (await browserApi.call(getAvailability, { signal })).body,
  });
}
