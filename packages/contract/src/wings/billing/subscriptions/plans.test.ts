import { expect, it } from 'vitest';
import { plans } from './plans.ts';

it('sells four plans, the cheapest first', () => {
  const sold = plans.map((plan) => [
    plan.id,
    plan.price,
    plan.monthlyPrice,
    plan.annualPrice,
    plan.annualMonthlyPrice,
    plan.annualSaveAmount,
    plan.limitations.maxActiveJobs,
    plan.limitations.maxApplicantsPerJob,
    plan.popular,
  ]);
  expect(sold).toEqual([
    ['basic', 79, 79, 840, 70, 108, 1, 20, false],
    ['impact', 149, 149, 1620, 135, 168, 2, 200, true],
    ['accelerate', 219, 219, 2400, 200, 228, 3, null, false],
    ['corporate', 399, 399, 4308, 359, 480, 8, null, false],
  ]);
});
