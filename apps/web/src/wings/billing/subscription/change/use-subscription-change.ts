import type { Subscription } from '@nextshift/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { browserApi } from '../../../../platform/api/browser-api.ts';
import {
  keepSubscription,
  loadSubscription,
} from '../../../../platform/session/employer/load-subscription.ts';
import { leaveFor } from '../billing/open-provider-page.ts';
import { subscriptionKeys } from '../subscription-keys.ts';
import { useOnceKey } from '../checkout/use-once-key.ts';

/**
 * Changes the subscription; the response has the new one, which every screen then shows.
 * A conflict means that this tab is outdated, so the subscription is refetched.
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

/** The bank's confirmation page, if the payment needs one. */
function confirmPageOf(error: Error): string | null {
  if (!(error instanceof ApiError) || error.code !== 'payment_confirmation_required') return null;
  return confirmation.safeParse(error.details).data?.confirmUrl ?? null;
}

const confirmation = z.object({ confirmUrl: z.string() });
