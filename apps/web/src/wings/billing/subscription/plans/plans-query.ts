import { listPlans } from '@nextshift/contract';
import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../../../../platform/api/browser-api.ts';

/** Plans on sale, cheapest first. They change so rarely that a visit fetches them once. */
export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: async ({ signal }) => (await browserApi.call(listPlans, { signal })).body.plans,
  staleTime: Infinity,
});
