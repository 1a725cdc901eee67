import { cancelSubscription } from '@nextshift/contract';
import { browserApi } from '../../../../platform/api/browser-api.ts';
import { useSubscriptionChange } from './use-subscription-change.ts';

interface Cancellation {
  /** Of the subscription. */
  readonly id: string;
  /** Now, rather than at the end of the paid period. */
  readonly immediate: boolean;
}

export function useCancelSubscription(employerId: string) {
  return useSubscriptionChange<Cancellation>(
    employerId,
    async ({ id, ...body }, idempotencyKey) => {
      const call = { params: { id }, body, idempotencyKey };
      return (await browserApi.call(cancelSubscription, call)).body.subscription;
    },
  );
}
