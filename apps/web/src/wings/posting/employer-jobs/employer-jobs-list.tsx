import type { JobStatus } from '@nextshift/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { FormError } from '../../../ui/forms/form-error.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import {
  acceptedApplicationsOf,
  applicantsOf,
  countOf,
  employerJobsQuery,
  formerApplicantsOf,
  jobsOf,
} from './employer-job-list.ts';
import { EmployerJobsSkeleton } from './employer-jobs-skeleton.tsx';
import { EmployerJobsTable } from './employer-jobs-table.tsx';
import { JobPages } from './job-pages.tsx';
import type { JobRowActionsProps } from './job-row-actions.tsx';
import { NoJobs } from './no-jobs.tsx';
import { isNewestFirst, NEWEST_FIRST, sortJobs } from './sort-jobs.ts';
import { JOBS_PER_PAGE, useJobsView } from './use-jobs-view.ts';

export interface EmployerJobsListProps extends Omit<
  JobRowActionsProps,
  'job' | 'acceptedApplicationId' | 'formerApplicantCount'
> {
  employerId: string;
  status: JobStatus;
}

/** The jobs of one tab: loading, failed, empty or a page of the table. */
export function EmployerJobsList({ employerId, status, ...rowActions }: EmployerJobsListProps) {
  const list = useInfiniteQuery(employerJobsQuery(employerId, status));
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const { page: wantedPage, showPage } = useJobsView();
  const [sort, setSort] = useState(NEWEST_FIRST);

  const jobs = jobsOf(list.data);
  const total = countOf(list.data) ?? jobs.length;
  const page = Math.min(wantedPage, Math.max(1, Math.ceil(total / JOBS_PER_PAGE)));
  // The server pages by date. Any other order needs the whole list, so the rest is fetched.
  const isShort = !isNewestFirst(sort) || jobs.length < page * JOBS_PER_PAGE;
  const needsMore = isShort && hasNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (needsMore && !isFetchingNextPage) void fetchNextPage();
  }, [needsMore, isFetchingNextPage, fetchNextPage]);

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
  if (jobs.length === 0) return <NoJobs status={status} />;
  const countApplicants = applicantsOf(list.data);
  const shown = sortJobs(jobs, sort, countApplicants).slice(
    (page - 1) * JOBS_PER_PAGE,
    page * JOBS_PER_PAGE,
  );
  return (
    <>
      {shown.length === 0 ? (
        <EmployerJobsSkeleton />
      ) : (
        <EmployerJobsTable
          caption={`${status} jobs`}
          jobs={shown}
          acceptedApplications={acceptedApplicationsOf(list.data)}
          formerApplicants={formerApplicantsOf(list.data)}
          countApplicants={countApplicants}
          sort={sort}
          onSortChange={(next) => {
            setSort(next);
            showPage(1);
          }}
          {...rowActions}
        />
      )}
      {isFetchNextPageError ? (
        <div className="flex flex-wrap items-center gap-3 px-4 py-3">
          <FormError>{list.error.message}</FormError>
          <Button
            variant="secondary"
            size="small"
            pending={isFetchingNextPage}
            pendingLabel="Trying again..."
            onClick={() => void fetchNextPage()}
          >
            Try again
          </Button>
        </div>
      ) : null}
      <JobPages page={page} total={total} />
    </>
  );
}
