import { planPrice } from '@nextshift/contract';
import type { ChosenPlan } from '../../../../platform/payments/payment-provider.ts';
import { type BillingPeriod, periodFrom } from './billing-period.ts';

/** What a period of a plan costs, in cents. */
export function priceInCents({ planType, billingCycle }: ChosenPlan): number {
  return Math.round(planPrice(planType, billingCycle) * 100);
}

export interface RunningPlan extends ChosenPlan {
  readonly period: BillingPeriod;
  readonly anchor: Date;
}

interface PlanChange {
  /** Due now, in cents; negative for a credit. */
  readonly cents: number;
  readonly period: BillingPeriod;
  readonly anchor: Date;
}

/**
 * The cost of a change within a period: the rest of the old plan is credited, and the rest
 * of the period is paid at the new price. A new billing cycle starts a new period now, paid in full.
 */
export function priceChange(running: RunningPlan, next: ChosenPlan, now: Date): PlanChange {
  const { period, anchor } = running;
  const left = shareLeft(period, now);
  const credit = Math.round(priceInCents(running) * left);
  if (running.billingCycle === next.billingCycle) {
    return { cents: Math.round(priceInCents(next) * left) - credit, period, anchor };
  }
  return {
    cents: priceInCents(next) - credit,
    period: periodFrom(now, now, next.billingCycle),
    anchor: now,
  };
}

/** Unused credit from changes, in cents; invoices oldest first. */
export function creditLeft(totals: readonly number[]): number {
  return totals.reduce((credit, total) => Math.max(0, credit - total), 0);
}

/** What each bill charged, in cents, after earlier credit; oldest first. */
export function chargedCents(totals: readonly number[]): number[] {
  return totals.map((total, index) => Math.max(0, total - creditLeft(totals.slice(0, index))));
}

/** The remaining fraction of a period, from 0 to 1. */
function shareLeft({ start, end }: BillingPeriod, now: Date): number {
  const share = (end.getTime() - now.getTime()) / (end.getTime() - start.getTime());
  return Math.min(1, Math.max(0, share));
}
