import type { PlanLimitDetails } from '@nextshift/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { countActiveJobs, type JobTerms } from '../../jobs/index.ts';
import { findPlan, isPlanSuspended, jobTermsOf, maxActiveJobs } from './plan-limits.ts';
import { lockEmployer } from './with-locked-employer.queries.ts';

/**
 * Requires that the plan allows one more active job, under a lock on the employer.
 * @returns the plan's terms for the job
 * @throws {AppError} plan_limit_reached with usage and limit as details, plan_suspended
 */
export async function requirePlanCapacity(
  transaction: DatabaseTransaction,
  clock: Clock,
  employerId: string,
): Promise<JobTerms> {
  await lockEmployer(transaction, employerId);
  if (await isPlanSuspended(transaction, employerId)) throw new AppError('plan_suspended');
  const plan = await findPlan(transaction, clock, employerId);
  const activeJobs = await countActiveJobs(transaction, employerId);
  const limit = maxActiveJobs(plan);
  if (activeJobs >= limit) {
    const details = { planType: plan, maxActiveJobs: limit, activeJobs } satisfies PlanLimitDetails;
    throw new AppError('plan_limit_reached', { details });
  }
  return jobTermsOf(plan);
}
