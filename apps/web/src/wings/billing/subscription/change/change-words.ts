import { formatDollars, type Subscription } from '@nextshift/contract';
import { formatDate } from '../../../../platform/text/format-date.ts';
import { offerOf, type ChosenPlan } from '../plans/plan-offer.ts';
import { cycleWords, planOnSale } from '../plans/plan-words.ts';

/** A plan that would replace the current one. */
export interface PlanQuestion {
  readonly wanted: ChosenPlan;
  readonly current: Subscription;
}

export interface ChangeWords {
  readonly title: string;
  readonly confirmLabel: string;
  /** What happens to the money. */
  readonly money: string;
  /** What else to know before agreeing. */
  readonly warnings: readonly string[];
  /** Whether to show what happens to each job. */
  readonly showsJobs: boolean;
}

/** The words of the dialog before a change of plan. */
export function changeWords({ wanted, current }: PlanQuestion): ChangeWords {
  const { name } = planOnSale(wanted.planType);
  const warnings: string[] = [];
  if (current.cancelAtPeriodEnd) {
    warnings.push(
      `Your plan is still set to end on ${formatDate(current.currentPeriodEnd)}. Reactivate it to keep it.`,
    );
  }
  const questions = {
    upgrade: { title: `Upgrade to ${name}?`, confirmLabel: 'Upgrade' },
    downgrade: { title: `Downgrade to ${name}?`, confirmLabel: 'Downgrade' },
    'switch-cycle': {
      title: `Switch ${name} to ${wanted.billingCycle} billing?`,
      confirmLabel: `Switch to ${wanted.billingCycle}`,
    },
  };
  const offer = offerOf(wanted, current);
  // The plan may have become the wanted one meanwhile; the server then refuses.
  const question = questions[offer === 'start' || offer === 'current' ? 'switch-cycle' : offer];
  return {
    ...question,
    money: moneyText(wanted, current),
    warnings,
    showsJobs: offer === 'downgrade',
  };
}

/** Both providers prorate the remaining paid days, and bill the difference immediately. */
function moneyText(wanted: ChosenPlan, current: ChosenPlan): string {
  if (wanted.billingCycle !== current.billingCycle) {
    return 'The change takes effect at once, and a new period begins. Our payment provider deducts the unused part of what you paid from the new price.';
  }
  return offerOf(wanted, current) === 'upgrade'
    ? 'The change takes effect at once. Our payment provider charges only the difference for the rest of the period.'
    : 'The change takes effect at once. Our payment provider credits the unused part of what you paid toward your next bills.';
}

/** '$2,400 a year ($200 a month)' or '$149 a month'. */
export function priceText({ planType, billingCycle }: ChosenPlan): string {
  const { monthlyPrice, annualPrice, annualMonthlyPrice } = planOnSale(planType);
  return billingCycle === 'monthly'
    ? `${formatDollars(monthlyPrice)} a month`
    : `${formatDollars(annualPrice)} a year (${formatDollars(annualMonthlyPrice)} a month)`;
}

/** 'Impact, billed annually'. */
export function planText({ planType, billingCycle }: ChosenPlan): string {
  return `${planOnSale(planType).name}, ${cycleWords[billingCycle]}`;
}
