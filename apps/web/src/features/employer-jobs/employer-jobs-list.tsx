import type { Job, JobStatus } from '@nextshift/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { PageLink } from '../../platform/page-link.tsx';
import { paths } from '../../platform/paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { employerJobsQuery, jobsOf } from './employer-job-list.ts';
import { EmployerJobsSkeleton } from './employer-jobs-skeleton.tsx';
import { EmployerJobsTable } from './employer-jobs-table.tsx';
import { NEWEST_FIRST } from './sort-jobs.ts';

export interface EmployerJobsListProps {
  employerId: string;
  status: JobStatus;
  onDelete: (job: Job) => void;
  onRepost: (job: Job) => void;
}

/** The jobs of one tab: coming, failed, none or a table. */
export function EmployerJobsList({
  employerId,
  status,
  onDelete,
  onRepost,
}: EmployerJobsListProps) {
  const list = useInfiniteQuery(employerJobsQuery(employerId, status));
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const [sort, setSort] = useState(NEWEST_FIRST);

  // The server pages by date. Any other order is only true of the whole list, so the rest is fetched.
  const needsAll = sort !== NEWEST_FIRST && hasNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (needsAll && !isFetchingNextPage) void fetchNextPage();
  }, [needsAll, isFetchingNextPage, fetchNextPage]);

  if (list.isPending) return <EmployerJobsSkeleton />;
  if (!list.data) {
    return (
      <LoadFailure
        headingLevel="h3"
        title="Your jobs could not be loaded"
        message={list.error.message}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  const jobs = jobsOf(list.data);
  if (jobs.length === 0) return <NoJobs status={status} />;
  return (
    <>
      <EmployerJobsTable
        caption={`${status} jobs`}
        jobs={jobs}
        sort={sort}
        onSortChange={setSort}
        onDelete={onDelete}
        onRepost={onRepost}
      />
      {hasNextPage ? (
        <LoadMore
          label="Show more jobs"
          pending={isFetchingNextPage}
          onLoadMore={() => void fetchNextPage()}
        />
      ) : null}
    </>
  );
}

function NoJobs({ status }: { status: JobStatus }) {
  if (status === 'Closed') {
    return (
      <EmptyState drawing="jobs" headingLevel="h3" title="No Job Postings">
        Jobs that you delete, and those whose applicant you accept, are kept here.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing="jobs"
      headingLevel="h3"
      title="No Job Postings"
      action={
        <Button variant="secondary" asChild>
          <PageLink to={paths.createJob()}>Post a job</PageLink>
        </Button>
      }
    >
      Describe the shift or gig, and students nearby will find it.
    </EmptyState>
  );
}
