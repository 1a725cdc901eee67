import { formatDollars, type BillingCycle, type Plan } from '@nextshift/contract';
import { clsx } from 'clsx';
import { Badge } from '../../../../ui/display/badge.tsx';

export interface PlanPriceProps {
  plan: Pick<Plan, 'monthlyPrice' | 'annualMonthlyPrice' | 'annualSaveAmount'>;
  billingCycle: BillingCycle;
  className?: string;
}

/** The price per month, and what annual billing saves. Has the same height either way. */
export function PlanPrice({ plan, billingCycle, className }: PlanPriceProps) {
  const isAnnual = billingCycle === 'annual';
  return (
    <div>
      <p className="flex items-baseline gap-1">
        <span className="font-display text-display font-extrabold tabular-nums">
          {formatDollars(isAnnual ? plan.annualMonthlyPrice : plan.monthlyPrice)}
        </span>
        <span className={clsx('font-medium', className)}>
          /month
          <span className={clsx(!isAnnual && 'invisible')}>*</span>
        </span>
      </p>
      <p className="mt-2 flex min-h-6 items-center text-sm">
        {isAnnual ? (
          <Badge tone="success">Save {formatDollars(plan.annualSaveAmount)}</Badge>
        ) : (
          <span className={className}>Billed monthly</span>
        )}
      </p>
    </div>
  );
}
