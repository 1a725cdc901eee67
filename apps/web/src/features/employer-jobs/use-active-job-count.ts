import { useInfiniteQuery } from '@tanstack/react-query';
import { countOf, employerJobsQuery } from './employer-job-list.ts';

/** How many active jobs the employer has; undefined until known. */
export function useActiveJobCount(employerId: string): number | undefined {
  return countOf(useInfiniteQuery(employerJobsQuery(employerId, 'Active')).data);
}
