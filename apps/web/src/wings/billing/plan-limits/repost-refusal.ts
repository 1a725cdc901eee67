import { paths } from '../../../platform/routing/paths.ts';
import { nextPlan, type EmployerPlan } from './employer-plan.ts';

/** Why no job can be reposted now, and where to resolve it. */
export interface RepostRefusal {
  readonly reason: string;
  readonly way: { readonly to: string; readonly label: string };
}

const CLOSE_A_JOB = { to: paths.employer(), label: 'Close a job to repost' };

/** Null while a repost is possible, and until plan and jobs are known: then the server decides. */
export function repostRefusal(
  plan: EmployerPlan | null,
  activeJobs: number | undefined,
): RepostRefusal | null {
  if (plan === null || activeJobs === undefined || activeJobs < plan.maxActiveJobs) return null;
  const next = nextPlan(Math.max(activeJobs, plan.maxActiveJobs));
  const upgrade = { to: paths.employerSubscription(next?.id), label: 'Upgrade to repost' };
  if (plan.isFree) return { reason: 'Reposting a job needs a plan.', way: upgrade };
  return next
    ? {
        reason:
          'Every active job of your plan is in use. Choose a higher plan, or close a job first.',
        way: upgrade,
      }
    : { reason: 'Every active job of your plan is in use. Close a job first.', way: CLOSE_A_JOB };
}
