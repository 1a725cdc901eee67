import {
  billingCycles,
  formatDollars,
  type BillingCycle,
  type Plan,
  listPlans,
} from '@nextshift/contract';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { failureText } from '../../../../platform/api/failure-text.ts';
import { useSubscriptionStore } from '../../../../platform/session/employer/subscription-store.ts';
import { LoadFailure } from '../../../../ui/feedback/load-failure.tsx';
import { SegmentedControl } from '../../../../ui/forms/segmented-control.tsx';
import { ChangePlanDialog } from '../change/change-plan-dialog.tsx';
import type { PlanQuestion } from '../change/change-words.ts';
import { PlanCard } from './plan-card.tsx';
import { PlanGrid, PlanGridSkeleton } from './plan-grid.tsx';
import { liveOf, offerOf } from './plan-offer.ts';
import { useStartSubscription } from './start-subscription.ts';
import { browserApi } from '../../../../platform/api/browser-api.ts';

/** Plans on sale, cheapest first. They change so rarely that a visit fetches them once. */
const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: async ({ signal }) => (await browserApi.call(listPlans, { signal })).body.plans,
  staleTime: Infinity,
});

export interface PlanChooserProps {
  employerId: string;
  /** The plan to highlight, from the address. */
  suggested: string | null;
  /** The billing cycle of a cancelled checkout; null uses that of the current plan. */
  startCycle: BillingCycle | null;
}

/** The plans on sale, by month or by year, and what choosing each of them does. */
export function PlanChooser({ employerId, suggested, startCycle }: PlanChooserProps) {
  const plans = useQuery(plansQuery);
  const { known, subscription, error } = useSubscriptionStore();
  const own = liveOf(subscription);
  // Any plan can replace a sandbox plan, as if there were none.
  const live = own?.fromSandbox ? null : own;
  const isSuspended = live?.reversal === 'disputed';
  const { start, starting } = useStartSubscription(employerId);
  const [chosenCycle, setChosenCycle] = useState<BillingCycle | null>(null);
  const billingCycle = chosenCycle ?? startCycle ?? live?.billingCycle ?? 'annual';
  const [question, setQuestion] = useState<PlanQuestion | null>(null);

  const cardOf = (plan: Plan) => {
    const chosen = { planType: plan.id, billingCycle };
    const isCurrent = live?.planType === plan.id;
    return (
      <PlanCard
        key={plan.id}
        plan={plan}
        billingCycle={billingCycle}
        // If this fails, the server checks when a plan is chosen.
        offer={known || error !== null ? offerOf(chosen, live) : undefined}
        isCurrent={isCurrent}
        isSuggested={suggested === plan.id && !isCurrent}
        pending={starting === plan.id}
        disabled={isSuspended || (starting !== null && starting !== plan.id)}
        onChoose={() => {
          if (live) setQuestion({ wanted: chosen, current: live });
          else if (starting === null) start(chosen);
        }}
      />
    );
  };

  return (
    <div>
      <div className="mb-9 flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
        <SegmentedControl
          label="Billing cycle"
          value={billingCycle}
          onValueChange={(value) => {
            setChosenCycle(billingCycles.find((cycle) => cycle === value) ?? 'annual');
          }}
          segments={[
            { value: 'monthly', label: 'Monthly' },
            { value: 'annual', label: 'Annual' },
          ]}
        />
        <p className="min-h-6 text-sm font-semibold text-success">
          {plans.data ? `Save up to ${formatDollars(mostSaved(plans.data))} a year` : null}
        </p>
      </div>
      {plans.data ? (
        <PlanGrid>{plans.data.map(cardOf)}</PlanGrid>
      ) : plans.error ? (
        <LoadFailure
          title="The plans did not load"
          message={failureText(plans.error, 'Something went wrong. Please try again.')}
          retrying={plans.isFetching}
          onRetry={() => void plans.refetch()}
        />
      ) : (
        <PlanGridSkeleton />
      )}
      <p
        className={clsx(
          'mt-6 text-center text-sm text-ink-soft',
          billingCycle === 'monthly' && 'invisible',
        )}
      >
        * Billed annually
      </p>
      <ChangePlanDialog
        employerId={employerId}
        question={question}
        onClose={() => {
          setQuestion(null);
        }}
      />
    </div>
  );
}

function mostSaved(plans: readonly Plan[]): number {
  return Math.max(...plans.map(({ annualSaveAmount }) => annualSaveAmount));
}
