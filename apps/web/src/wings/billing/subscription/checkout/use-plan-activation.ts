import type { Subscription } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { browserApi } from '../../../../platform/api/browser-api.ts';
import {
  checkOwnSubscription,
  loadSubscription,
} from '../../../../platform/session/employer/load-subscription.ts';
import { useSubscriptionStore } from '../../../../platform/session/employer/subscription-store.ts';
import { liveOf } from '../plans/plan-offer.ts';
import { subscriptionKeys } from '../subscription-keys.ts';

const ASK_EVERY_MS = 1_500;
/** How long activation may take before we say that it is slow, in milliseconds. */
const PATIENCE_MS = 60_000;

export interface PlanActivation {
  /** The plan once it is active. */
  readonly plan: Subscription | null;
  readonly isLate: boolean;
  /** Waits again. */
  readonly checkAgain: () => void;
}

/**
 * Polls the subscription until the payment provider's event has reached the server. Pauses
 * while the tab is hidden, and polls immediately when it is visible again.
 */
export function usePlanActivation(employerId: string): PlanActivation {
  const { known, subscription } = useSubscriptionStore();
  const plan = known ? liveOf(subscription) : null;
  const [round, setRound] = useState(1);
  const [lateRound, setLateRound] = useState(0);
  const askedRound = useRef(0);
  const isLate = lateRound === round;
  const isWaiting = plan === null;

  useQuery({
    queryKey: [...subscriptionKeys.activation(employerId), round],
    queryFn: async () => {
      const isFirst = askedRound.current !== round;
      askedRound.current = round;
      // The provider is queried once; after that its event is in flight.
      await (isFirst ? checkOwnSubscription : loadSubscription)(browserApi, employerId);
      return null;
    },
    enabled: isWaiting,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: isLate ? false : ASK_EVERY_MS,
    refetchIntervalInBackground: false,
  });

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => {
      setLateRound(round);
    }, PATIENCE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isWaiting, round]);

  return {
    plan,
    isLate,
    checkAgain: () => {
      setRound((last) => last + 1);
    },
  };
}
