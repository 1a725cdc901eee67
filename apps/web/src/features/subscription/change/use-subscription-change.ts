import type { Subscription } from '@nextshift/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod';
import { ApiError } from '../../../platform/api/api-error.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import {
  keepSubscription,
  loadSubscription,
} from '../../../platform/session/employer/load-subscription.ts';
import { leaveFor } from '../billing/open-provider-page.ts';
import { subscriptionKeys } from '../subscription-keys.ts';
import { useOnceKey } from '../checkout/use-once-key.ts';

/**
 * A change of the subscription that the server answers with the new one, which every screen then has.
 * A refusal of the state says that this tab is behind, so the subscription is fetched again.
 */
export function useSubscriptionChange<Wanted extends object>(
  employerId: string,
  send: (wanted: Wanted, idempotencyKey: string) => Promise<Subscription>,
) {
  const queryClient = useQueryClient();
  const { keyFor, settle } = useOnceKey();
  return useMutation({
    mutationFn: (wanted: Wanted) => send(wanted, keyFor(wanted)),
    meta: { showsOwnError: true },
    onSuccess: (subscription) => {
      settle();
      void keepSubscription(browserApi, employerId, subscription);
      void queryClient.invalidateQueries({ queryKey: subscriptionKeys.billingHistory(employerId) });
    },
    onError: (error) => {
      settle(error);
      const page = confirmPageOf(error);
      if (page !== null) leaveFor(page);
      const isBehind = error instanceof ApiError && (error.status === 404 || error.status === 409);
      if (isBehind) void loadSubscription(browserApi, employerId);
    },
  });
}

/** The page on which the bank asks, where it does before a change is paid. */
function confirmPageOf(error: Error): string | null {
  if (!(error instanceof ApiError) || error.code !== 'payment_confirmation_required') return null;
  return confirmation.safeParse(error.details).data?.confirmUrl ?? null;
}

const confirmation = z.object({ confirmUrl: z.string() });
