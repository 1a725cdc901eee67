import type { Job } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { surplusJobsQuery } from '../../../../entities/employer/surplus-jobs-query.ts';

export interface PlanEnd {
  readonly closesAt: string;
  /** Why, e.g. `No room in your plan`. */
  readonly reason: string;
}

/** When and why jobs close for their plan rather than on a date of their own; null for one that does not. */
export function usePlanEnds(employerId: string): (job: Job) => PlanEnd | null {
  const { data: surplus } = useQuery(surplusJobsQuery(employerId));
  return (job) => {
    const closesAt = surplus?.jobs.find(({ id }) => id === job.id)?.closesAt ?? null;
    if (!surplus || closesAt === null || job.status !== 'Active') return null;
    if (job.closesAt !== null && job.closesAt < closesAt) return null;
    const reason = surplus.maxActiveJobs === 0 ? 'Your plan ends' : 'No room in your plan';
    return { closesAt, reason };
  };
}
