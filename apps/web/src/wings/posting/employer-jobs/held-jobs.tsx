import { useInfiniteQuery } from '@tanstack/react-query';
import { employerJobsQuery, jobsOf } from './employer-job-list.ts';
import { HeldJobsNotice, type HeldJobsNoticeProps } from './held-jobs-notice.tsx';

export interface HeldJobsProps extends Pick<HeldJobsNoticeProps, 'appealOf'> {
  employerId: string;
}

/** A company's jobs that are held for review, apart from their list; nothing while none is. */
export function HeldJobs({ employerId, appealOf }: HeldJobsProps) {
  const { data } = useInfiniteQuery({
    ...employerJobsQuery(employerId, 'Active'),
    refetchOnMount: 'always',
  });
  return <HeldJobsNotice jobs={jobsOf(data)} appealOf={appealOf} className="mt-4" />;
}
