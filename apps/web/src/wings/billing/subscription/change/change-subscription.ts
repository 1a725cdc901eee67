import { changeSubscription } from '@nextshift/contract';
import { browserApi } from '../../../../platform/api/browser-api.ts';
import type { ChosenPlan } from '../plans/plan-offer.ts';
import { useSubscriptionChange } from './use-subscription-change.ts';

interface WantedChange extends ChosenPlan {
  /** Of the subscription. */
  readonly id: string;
}

/** Moves the subscription to another plan or billing cycle. */
export function useChangeSubscription(employerId: string) {
  return useSubscriptionChange<WantedChange>(
    employerId,
    async ({ id, ...body }, idempotencyKey) => {
      const call = { params: { id }, body, idempotencyKey };
      return (await browserApi.call(changeSubscription, call)).body.subscription;
    },
  );
}
