import { useInfiniteQuery } from '@tanstack/react-query';
import { countOf, employerJobsQuery } from './employer-job-list.ts';

/** How many active jobs the employer has; undefined until the server says, as plans and jobs change together. */
export function useActiveJobCount(employerId: string): number | undefined {
  const { data, isPlaceholderData } = useInfiniteQuery(employerJobsQuery(employerId, 'Active'));
  return isPlaceholderData ? undefined : countOf(data);
}
