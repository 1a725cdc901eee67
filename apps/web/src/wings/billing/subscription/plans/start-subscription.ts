import { startSubscription } from '@nextshift/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { browserApi } from '../../../../platform/api/browser-api.ts';
import { loadSubscription } from '../../../../platform/session/employer/load-subscription.ts';
import { subscriptionFailure } from '../../../../platform/session/employer/subscription-failure.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import type { ChosenPlan } from './plan-offer.ts';
import { useOnceKey } from '../checkout/use-once-key.ts';

/** The response has no valid page of the payment provider. */
class NoCheckout extends Error {}

const ABOUT = 'start-subscription';

/**
 * Starts the checkout of a plan and opens the payment provider's page. Stays pending until the
 * browser has left, so that a second press does nothing.
 */
export function useStartSubscription(employerId: string) {
  const { keyFor, settle } = useOnceKey();
  const { mutate, reset, isPending, isSuccess, variables } = useMutation({
    mutationFn: async ({ planType, billingCycle }: ChosenPlan) => {
      const body = { employerId, planType, billingCycle, priceId: planType };
      const idempotencyKey = keyFor(body);
      const answer = await browserApi.call(startSubscription, { body, idempotencyKey });
      return checkoutAddress(answer.body);
    },
    meta: { showsOwnError: true },
    onSuccess: (address) => {
      settle();
      toast.settle(ABOUT);
      location.assign(address);
    },
    onError: (error) => {
      settle(error instanceof NoCheckout ? undefined : error);
      sayFailure(error);
      if (error instanceof ApiError && error.code === 'subscription_active') {
        void loadSubscription(browserApi, employerId);
      }
    },
  });

  // On Back from the payment page, the browser may restore this one from its cache.
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reset();
    };
    addEventListener('pageshow', comeBack);
    return () => {
      removeEventListener('pageshow', comeBack);
    };
  }, [reset]);

  return {
    start: mutate,
    /** The plan whose checkout is being opened, or null. */
    starting: isPending || isSuccess ? variables.planType : null,
  };
}

/** Accepts http(s) addresses only. @throws {NoCheckout} */
function checkoutAddress(body: { checkoutUrl?: unknown } | null): string {
  const { checkoutUrl } = body ?? {};
  const url = typeof checkoutUrl === 'string' ? URL.parse(checkoutUrl, location.href) : null;
  if (!checkoutUrl || !url || !['http:', 'https:'].includes(url.protocol)) throw new NoCheckout();
  return url.href;
}

function sayFailure(error: Error): void {
  if (error instanceof NoCheckout) {
    toast.error('Failed to create checkout session', {
      about: ABOUT,
      description: 'You have not been charged. Please try again.',
    });
    return;
  }
  const description = subscriptionFailure(error, 'create');
  toast.error('Error subscribing to plan', { about: ABOUT, description });
}
