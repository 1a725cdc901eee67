import { listPlans } from '@nextshift/contract';
import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';

/** What is on sale, cheapest first. Changes so rarely that a visit asks once. */
export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: async ({ signal }) => (await browserApi.call(listPlans, { signal })).body.plans,
  staleTime: Infinity,
});
