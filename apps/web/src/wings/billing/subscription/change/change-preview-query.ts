import { previewChange } from '@nextshift/contract';
import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../../../../platform/api/browser-api.ts';
import type { PlanQuestion } from './change-words.ts';
import { subscriptionKeys } from '../subscription-keys.ts';

/** What a change costs now, and what it does to each job. */
export function changePreviewQuery(employerId: string, { wanted, current }: PlanQuestion) {
  const { planType, billingCycle } = wanted;
  return queryOptions({
    queryKey: [...subscriptionKeys.changePreview(employerId), current.id, planType, billingCycle],
    queryFn: async ({ signal }) => {
      const call = { params: { id: current.id }, query: { planType, billingCycle }, signal };
      return (await browserApi.call(previewChange, call)).body.preview;
    },
    // Amounts change by the minute.
    staleTime: 0,
    gcTime: 0,
  });
}
