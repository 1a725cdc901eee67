import { annualSaving, formatDollars, type Subscription } from '@nextshift/contract';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { AccountManager } from '../../../entities/employer/account-manager.tsx';
import { formatDate } from '../../../platform/text/format-date.ts';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { useSubscriptionStore } from '../../../platform/session/employer/subscription-store.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { FormError } from '../../../ui/forms/form-error.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { isSuspended, type EmployerPlan } from './employer-plan.ts';
import { PlanUsage } from './plan-usage.tsx';
import { useEmployerPlan, useReloadPlan } from './use-employer-plan.ts';

export interface CurrentPlanCardProps {
  /** Undefined until known. */
  activeJobs: number | undefined;
}

/** The dashboard's Current Plan card. */
export function CurrentPlanCard({ activeJobs }: CurrentPlanCardProps) {
  const { subscription, error } = useSubscriptionStore();
  const plan = useEmployerPlan();
  return (
    <Card asChild>
      <section aria-labelledby="plan-heading">
        <h2 id="plan-heading" className="text-sm font-semibold text-ink-soft">
          Current Plan
        </h2>
        {plan ? (
          <Details plan={plan} subscription={subscription} activeJobs={activeJobs} />
        ) : (
          <Unknown error={error} />
        )}
        <Button variant="secondary" fullWidth className="mt-5" asChild>
          <PageLink to={paths.employerSubscription()}>Manage Plan</PageLink>
        </Button>
      </section>
    </Card>
  );
}

interface DetailsProps extends CurrentPlanCardProps {
  plan: EmployerPlan;
  subscription: Subscription | null;
}

function Details({ plan, subscription, activeJobs }: DetailsProps) {
  const period = plan.isFree ? null : subscription;
  return (
    <>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="font-display text-title font-extrabold">{plan.name}</p>
        {isSuspended(period) ? <Badge tone="warning">Suspended</Badge> : null}
        {period?.status === 'past_due' ? <Badge tone="warning">Payment due</Badge> : null}
      </div>
      {period ? (
        <p className="mt-0.5 text-sm text-ink-soft">
          {period.cancelAtPeriodEnd ? 'Ends' : isSuspended(period) ? 'Paid until' : 'Renews'}{' '}
          {formatDate(period.currentPeriodEnd)}
          {period.billingCycle === 'annual'
            ? `, saves ${formatDollars(annualSaving(period.planDetails))} a year`
            : null}
        </p>
      ) : null}
      {period ? <AccountManager subscription={period} className="mt-2 text-sm" /> : null}
      <PlanUsage plan={plan} activeJobs={activeJobs} />
      <ul className="mt-4 space-y-1.5 text-sm">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
            {feature}
          </li>
        ))}
      </ul>
    </>
  );
}

function Unknown({ error }: { error: string | null }) {
  const reload = useReloadPlan();
  const [isLoading, setIsLoading] = useState(false);
  if (error === null) {
    return (
      <SkeletonGroup label="Loading plan" className="mt-2 space-y-3">
        <Skeleton className="h-8 w-28" />
        <Skeleton className="h-4 w-40" />
        <Skeleton className="h-24 w-full" />
      </SkeletonGroup>
    );
  }
  return (
    <div className="mt-3 space-y-3">
      <FormError>{error}</FormError>
      <Button
        variant="ghost"
        size="small"
        pending={isLoading}
        pendingLabel="Trying again..."
        onClick={() => {
          setIsLoading(true);
          void reload().finally(() => {
            setIsLoading(false);
          });
        }}
      >
        Try again
      </Button>
    </div>
  );
}
