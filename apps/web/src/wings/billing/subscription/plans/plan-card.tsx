import type { BillingCycle, Plan } from '@nextshift/contract';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { Badge } from '../../../../ui/display/badge.tsx';
import type { ButtonVariant } from '../../../../ui/buttons/button-look.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { PlanIcon } from './plan-icon.tsx';
import { offerLabel, type PlanOffer } from './plan-offer.ts';
import { PlanPoints } from './plan-points.tsx';
import { PlanPrice } from './plan-price.tsx';
import { planLacks } from './plan-words.ts';

export interface PlanCardProps {
  plan: Plan;
  billingCycle: BillingCycle;
  /** Undefined until the employer's own plan is known. */
  offer: PlanOffer | undefined;
  /** The employer has this plan, in either billing cycle. */
  isCurrent: boolean;
  /** The smallest plan for what the employer wanted to do. */
  isSuggested: boolean;
  /** Its checkout is being opened. */
  pending: boolean;
  /** Another plan's checkout is being opened. */
  disabled: boolean;
  onChoose: () => void;
}

/** One plan on sale. A subgrid aligns its parts with those of other plans. */
export function PlanCard(props: PlanCardProps) {
  const { plan, billingCycle, offer, isCurrent, isSuggested, pending, disabled, onChoose } = props;
  const headingId = useId();
  const { popular } = plan;
  const quiet = popular ? 'text-on-fig-soft' : 'text-ink-soft';
  return (
    <li
      aria-labelledby={headingId}
      className={clsx(
        'relative row-span-5 grid grid-rows-subgrid gap-0 rounded-card',
        popular
          ? 'on-fig p-6 shadow-overlay max-sm:-mx-1 sm:p-7 xl:-my-5 xl:px-8 xl:py-11 dark:border-2 dark:border-marigold forced-colors:border'
          : 'border border-line bg-surface p-6 shadow-raised',
        isSuggested && 'outline-3 outline-offset-3 outline-brand',
      )}
    >
      {popular || isSuggested ? (
        <p className="absolute top-0 left-1/2 flex -translate-x-1/2 -translate-y-1/2 gap-2">
          {popular ? (
            <Badge tone="accent" className="min-h-7 px-3.5 text-sm">
              Most Popular
            </Badge>
          ) : null}
          {isSuggested ? (
            <Badge tone="brand" className="min-h-7 px-3.5 text-sm">
              Fits your need
            </Badge>
          ) : null}
        </p>
      ) : null}
      <div className="flex min-h-13 items-center gap-3">
        <PlanIcon
          name={plan.icon}
          className={popular ? 'bg-fig-raised text-marigold' : 'bg-brand-soft text-brand'}
        />
        <div>
          <h2 id={headingId} className="text-heading font-bold">
            {plan.name}
          </h2>
          {isCurrent && offer !== 'current' ? <Badge tone="success">Current plan</Badge> : null}
        </div>
      </div>
      <p className={clsx('pt-3', quiet)}>{plan.description}</p>
      <div className="pt-5">
        <PlanPrice plan={plan} billingCycle={billingCycle} className={quiet} />
      </div>
      <div className="pt-6">
        <Button
          variant={buttonVariant(offer, popular)}
          size={popular ? 'large' : 'medium'}
          fullWidth
          aria-describedby={headingId}
          disabled={disabled || offer === undefined || offer === 'current'}
          pending={pending}
          pendingLabel="Opening checkout..."
          className={clsx(offer === undefined && 'disabled:opacity-100!')}
          onClick={onChoose}
        >
          {offer === 'current' ? <Check aria-hidden="true" /> : null}
          {offerLabel(offer ?? 'start', billingCycle)}
        </Button>
      </div>
      <div
        className={clsx('mt-6 border-t pt-6', popular ? 'border-on-fig-soft/30' : 'border-line')}
      >
        <PlanPoints
          features={plan.features}
          lacks={planLacks[plan.id]}
          tickClassName={popular ? 'text-marigold' : 'text-success'}
          lackClassName={quiet}
        />
      </div>
    </li>
  );
}

/** The popular plan is the brightest; a downgrade is quiet. */
function buttonVariant(offer: PlanOffer | undefined, popular: boolean): ButtonVariant {
  if (offer === 'current') return 'done';
  if (offer === 'downgrade') return popular ? 'fig' : 'secondary';
  return popular ? 'accent' : 'primary';
}
