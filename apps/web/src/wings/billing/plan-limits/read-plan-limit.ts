import { planLimitDetails, type PlanLimitDetails } from '@nextshift/contract';
import { ApiError } from '../../../platform/api/api-error.ts';

/** The figures of a refusal for the plan's limit of active jobs; null for any other failure. */
export function readPlanLimit(error: unknown): PlanLimitDetails | null {
  if (!(error instanceof ApiError) || error.code !== 'plan_limit_reached') return null;
  return planLimitDetails.safeParse(error.details).data ?? null;
}
