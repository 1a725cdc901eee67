import { plans, type PlanId } from '@nextshift/contract';
import { expect, it } from 'vitest';
import { IMPACT } from '../../../../test/employer-world.ts';
import { planOf } from './employer-plan.ts';
import { repostRefusal } from './repost-refusal.ts';

const NOW = Date.parse('2026-01-05T12:00:00.000Z');
const free = planOf(null, NOW);
const impact = planOf(IMPACT, NOW);

function planNamed(id: PlanId) {
  const plan = plans.find((one) => one.id === id);
  if (!plan) throw new Error(`no plan ${id}`);
  const planDetails = { ...IMPACT.planDetails, limitations: plan.limitations };
  return planOf({ ...IMPACT, planType: id, planDetails }, NOW);
}

it('does not refuse a repost while there is room, or nothing is known', () => {
  expect(repostRefusal(impact, 1)).toBeNull();
  expect(repostRefusal(null, 9)).toBeNull();
  expect(repostRefusal(impact, undefined)).toBeNull();
});

it('leads to the next plan with room if there is one', () => {
  expect(repostRefusal(free, 0)).toEqual({
    reason: 'Reposting a job needs a plan.',
    way: { to: '/employer/subscription?plan=basic', label: 'Upgrade to repost' },
  });
  expect(repostRefusal(impact, 2)).toMatchObject({
    reason: 'Every active job of your plan is in use. Choose a higher plan, or close a job first.',
    way: { to: '/employer/subscription?plan=accelerate', label: 'Upgrade to repost' },
  });
});

it('leads to the active jobs if no plan has more', () => {
  expect(repostRefusal(planNamed('corporate'), 8)).toEqual({
    reason: 'Every active job of your plan is in use. Close a job first.',
    way: { to: '/employer', label: 'Close a job to repost' },
  });
});
