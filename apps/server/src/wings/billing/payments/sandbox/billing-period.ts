import type { BillingCycle } from '@nextshift/contract';
import { addMonths } from '@nextshift/contract';

/** A paid period; its end is exclusive. */
export interface BillingPeriod {
  readonly start: Date;
  readonly end: Date;
}

const MONTHS_OF_CYCLE = { monthly: 1, annual: 12 } as const satisfies Record<BillingCycle, number>;

/**
 * The period that starts at `start`. It ends on the anchor's day of the month, or on the last day
 * of a shorter month: a plan that started on January 31 ends on February 28, then on March 31.
 */
export function periodFrom(start: Date, anchor: Date, cycle: BillingCycle): BillingPeriod {
  const months = monthIndexOf(start) - monthIndexOf(anchor) + MONTHS_OF_CYCLE[cycle];
  return { start, end: addMonths(anchor, months) };
}

/** Months since the year 0, in UTC. */
function monthIndexOf(date: Date): number {
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}
