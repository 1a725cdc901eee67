import {
  PLAN_ACTIVE_JOBS,
  PLAN_ANNUAL_MONTHLY_PRICES,
  PLAN_ANNUAL_SAVINGS,
  PLAN_APPLICANTS_PER_JOB,
  PLAN_MONTHLY_PRICES,
} from '../../../plan-limits.ts';

export const planIds = ['basic', 'impact', 'accelerate', 'corporate'] as const;
export const billingCycles = ['monthly', 'annual'] as const;

export type PlanId = (typeof planIds)[number];
export type BillingCycle = (typeof billingCycles)[number];

/** A plan as it is sold; prices in US dollars, `null` limits are unlimited. */
export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  readonly description: string;
  readonly price: number;
  readonly monthlyPrice: number;
  readonly annualPrice: number;
  readonly annualMonthlyPrice: number;
  readonly annualSaveAmount: number;
  readonly features: readonly string[];
  readonly limitations: {
    readonly maxActiveJobs: number;
    readonly maxApplicantsPerJob: number | null;
  };
  readonly popular: boolean;
  readonly icon: string;
}

interface PlanWords {
  readonly name: string;
  readonly description: string;
  readonly icon: string;
  readonly perks: readonly string[];
}

const words = {
  basic: {
    name: 'Basic',
    description: 'For a single opening, filled with care.',
    icon: 'sprout',
    perks: ['Custom application forms'],
  },
  impact: {
    name: 'Impact',
    description: 'For teams that hire every season.',
    icon: 'zap',
    perks: ['Custom application forms', 'Priority placement in search'],
  },
  accelerate: {
    name: 'Accelerate',
    description: 'For busy places that never stop hiring.',
    icon: 'rocket',
    perks: ['Custom application forms', 'Featured listings'],
  },
  corporate: {
    name: 'Corporate',
    description: 'For several locations under one roof.',
    icon: 'building',
    perks: ['Custom application forms', 'Featured listings', 'Dedicated account manager'],
  },
} as const satisfies Record<PlanId, PlanWords>;

function describePlan(id: PlanId): Plan {
  const maxActiveJobs = PLAN_ACTIVE_JOBS[id];
  const maxApplicantsPerJob = PLAN_APPLICANTS_PER_JOB[id];
  const { perks, ...shown } = words[id];
  const monthlyPrice = PLAN_MONTHLY_PRICES[id];
  return {
    id,
    ...shown,
    price: monthlyPrice,
    monthlyPrice,
    annualPrice: PLAN_ANNUAL_MONTHLY_PRICES[id] * 12,
    annualMonthlyPrice: PLAN_ANNUAL_MONTHLY_PRICES[id],
    annualSaveAmount: PLAN_ANNUAL_SAVINGS[id],
    features: [
      `${maxActiveJobs} active job ${maxActiveJobs === 1 ? 'listing' : 'listings'}`,
      maxApplicantsPerJob === null
        ? 'Unlimited applicants per job'
        : `${maxApplicantsPerJob} applicants per job`,
      ...perks,
    ],
    limitations: { maxActiveJobs, maxApplicantsPerJob },
    popular: id === 'impact',
  };
}

/** The plans on sale, cheapest first. */
export const plans: readonly Plan[] = planIds.map(describePlan);

/** A plan's price per billing cycle, in US dollars. */
export function planPrice(id: PlanId, cycle: BillingCycle): number {
  return cycle === 'annual' ? PLAN_ANNUAL_MONTHLY_PRICES[id] * 12 : PLAN_MONTHLY_PRICES[id];
}
