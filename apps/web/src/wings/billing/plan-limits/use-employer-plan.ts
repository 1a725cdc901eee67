import { useState } from 'react';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { loadSubscription } from '../../../platform/session/employer/load-subscription.ts';
import { useSubscriptionStore } from '../../../platform/session/employer/subscription-store.ts';
import { useEmployer } from '../../../platform/session/use-signed-in.ts';
import { planOf, type EmployerPlan } from './employer-plan.ts';

/** The signed-in employer's plan; null until loaded. */
export function useEmployerPlan(): EmployerPlan | null {
  const { known, subscription } = useSubscriptionStore();
  const [openedAt] = useState(() => Date.now());
  return known ? planOf(subscription, openedAt) : null;
}

/** Refetches the subscription. */
export function useReloadPlan(): () => Promise<void> {
  const { id } = useEmployer();
  return () => loadSubscription(browserApi, id);
}
