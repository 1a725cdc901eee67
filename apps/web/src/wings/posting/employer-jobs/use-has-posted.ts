import { useInfiniteQuery } from '@tanstack/react-query';
import { countOf, employerJobsQuery } from './employer-job-list.ts';

/** Whether the employer has or had a job; undefined until known. */
export function useHasPosted(employerId: string): boolean | undefined {
  const { data: active } = useInfiniteQuery(employerJobsQuery(employerId, 'Active'));
  const { data: closed } = useInfiniteQuery(employerJobsQuery(employerId, 'Closed'));
  const counts = [countOf(active), countOf(closed)];
  if (counts.some((count) => count !== undefined && count > 0)) return true;
  return counts.includes(undefined) ? undefined : false;
}
