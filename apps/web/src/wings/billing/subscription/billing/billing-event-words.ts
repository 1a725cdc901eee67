import type { BillingEvent, BillingEventKind } from '@nextshift/contract';
import { planOnSale } from '../plans/plan-words.ts';

const words = {
  started: (plan) => `${plan} plan started`,
  renewed: (plan) => `${plan} plan renewed`,
  changed: (plan) => `Changed to ${plan}`,
  payment_failed: (plan) => `Payment for ${plan} failed`,
  cancel_scheduled: (plan) => `${plan} cancelled at the end of the period`,
  reactivated: (plan) => `${plan} reactivated`,
  refunded: (plan) => `Payment for ${plan} refunded`,
  suspended: (plan) => `${plan} suspended: a payment is disputed`,
  restored: (plan) => `${plan} restored: the dispute is settled`,
  ended: (plan) => `${plan} plan ended`,
} as const satisfies Record<BillingEventKind, (plan: string) => string>;

/** The text of a line in the billing history. */
export function billingEventWords({ kind, planType }: BillingEvent): string {
  return words[kind](planOnSale(planType).name);
}
