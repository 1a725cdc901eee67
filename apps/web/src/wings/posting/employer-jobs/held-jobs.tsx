import { useInfiniteQuery } from '@tanstack/react-query';
import { employerJobsQuery, jobsOf } from './employer-job-list.ts';
import { HeldJobsNotice } from './held-jobs-notice.tsx';

/** A company's jobs that are held for review, apart from their list; nothing while none is. */
export function HeldJobs({ employerId }: { employerId: string }) {
  const { data } = useInfiniteQuery({
    ...employerJobsQuery(employerId, 'Active'),
    refetchOnMount: 'always',
  });
  return <HeldJobsNotice jobs={jobsOf(data)} className="mt-4" />;
}
