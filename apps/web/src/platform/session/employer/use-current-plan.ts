import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { browserApi } from '../../api/browser-api.ts';
import { loadSubscription } from './load-subscription.ts';
import { useSubscriptionStore } from './subscription-store.ts';

/** Asks for the plan again on return to the tab, and at a change of page if it was not asked for lately. */
function currentPlanQuery(employerId: string) {
  return queryOptions({
    queryKey: ['plan', employerId],
    queryFn: async () => {
      await loadSubscription(browserApi, employerId);
      return true;
    },
    // The session's check has just loaded it.
    initialData: true,
    refetchOnWindowFocus: 'always',
  });
}

/**
 * Keeps the plan current while an employer is on the site: the payment provider, another tab or time may change it. A
 * changed plan refetches everything else of the employer, as it closes jobs and limits their applicants.
 */
export function useCurrentPlan(employerId: string): void {
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  const isKnown = useSubscriptionStore(({ known }) => known);
  useQuery({ ...currentPlanQuery(employerId), enabled: isKnown });

  useEffect(() => {
    queryClient.query(currentPlanQuery(employerId)).catch(() => undefined);
  }, [queryClient, employerId, pathname]);

  useEffect(
    () =>
      useSubscriptionStore.subscribe((now, before) => {
        if (!before.known || !now.known) return;
        if (JSON.stringify(now.subscription) === JSON.stringify(before.subscription)) return;
        void queryClient.invalidateQueries({ queryKey: ['employer', employerId] });
      }),
    [queryClient, employerId],
  );
}
