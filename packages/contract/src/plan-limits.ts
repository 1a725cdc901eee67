/** The rows of section 9 of the specification about plans. Apart from the others, as no visitor's page needs them. */

export const PLAN_ACTIVE_JOBS = {
  none: 0,
  basic: 1,
  impact: 2,
  accelerate: 3,
  corporate: 8,
} as const;
/** US dollars a month, billed monthly. */
export const PLAN_MONTHLY_PRICES = {
  basic: 79,
  impact: 149,
  accelerate: 219,
  corporate: 399,
} as const;
/** US dollars a month, billed annually. */
export const PLAN_ANNUAL_MONTHLY_PRICES = {
  basic: 70,
  impact: 135,
  accelerate: 200,
  corporate: 359,
} as const;
/** US dollars a year saved by annual billing. */
export const PLAN_ANNUAL_SAVINGS = {
  basic: 108,
  impact: 168,
  accelerate: 228,
  corporate: 480,
} as const;
/** Applicants a job may have; null is unlimited. */
export const PLAN_APPLICANTS_PER_JOB = {
  basic: 20,
  impact: 200,
  accelerate: null,
  corporate: null,
} as const;
export const FREE_PLAN_FEATURES = ['Browse job board', 'View company profiles'] as const;
/** The dashboard's saving: twelve monthly prices minus the annual price, in US dollars. */
export function annualSaving(plan: { monthlyPrice: number; annualPrice: number }): number {
  return 12 * plan.monthlyPrice - plan.annualPrice;
}
