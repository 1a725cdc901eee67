import { reactivateSubscription, type Subscription } from '@nextshift/contract';
import { browserApi } from '../../../../platform/api/browser-api.ts';
import { useSubscriptionChange } from './use-subscription-change.ts';

/** Revokes a cancellation at the end of the period. */
export function useReactivateSubscription(employerId: string) {
  return useSubscriptionChange<Pick<Subscription, 'id'>>(
    employerId,
    async ({ id }, idempotencyKey) => {
      const call = { params: { id }, idempotencyKey };
      return (await browserApi.call(reactivateSubscription, call)).body.subscription;
    },
  );
}
