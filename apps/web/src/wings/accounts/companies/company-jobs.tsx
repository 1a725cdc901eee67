import type { Job, PublicEmployer } from '@nextshift/contract';
import type { ReactNode } from 'react';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { LoadMore } from '../../../ui/navigation/load-more.tsx';
import type { CompanyJobList } from './use-company-jobs.ts';

export interface CompanyJobsProps {
  company: PublicEmployer;
  /** Cursor at which the page starts; null at the first job. */
  start: string | null;
  list: CompanyJobList;
  drawJobs: (jobs: readonly Job[]) => ReactNode;
}

/** The active jobs of a company, with a link to more. */
export function CompanyJobs({ company, start, list, drawJobs }: CompanyJobsProps) {
  const { jobs, next, failure, isFetching, fetchMore } = list;
  return (
    <section aria-labelledby="jobs-heading" className="page-column pb-16">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="jobs-heading" className="text-title font-extrabold">
          Open jobs
        </h2>
        {start === null ? null : (
          <PageLink to={paths.company(company.id)} className="text-link">
            Back to the newest jobs
          </PageLink>
        )}
      </div>
      {jobs.length > 0 ? drawJobs(jobs) : null}
      {failure === null ? null : (
        <LoadFailure
          headingLevel="h3"
          title="The jobs did not load"
          message={failure}
          retrying={isFetching}
          onRetry={fetchMore}
        />
      )}
      {failure === null && jobs.length === 0 ? <NoJobs company={company} /> : null}
      {failure === null && next !== null ? (
        <>
          <LoadMore label="Show more" pending={isFetching} onLoadMore={fetchMore} />
          <p className="hidden pt-8 text-center noscript:block">
            <Button variant="secondary" asChild>
              <PageLink to={paths.company(company.id, next)}>Show more</PageLink>
            </Button>
          </p>
        </>
      ) : null}
    </section>
  );
}

function NoJobs({ company: { companyName, city } }: { company: PublicEmployer }) {
  return (
    <EmptyState
      drawing="jobs"
      headingLevel="h3"
      title="No open jobs right now"
      action={
        <Button variant="secondary" asChild>
          <PageLink to={paths.jobs(city ? { searchLocation: city } : {})}>
            {city ? `Jobs in ${city}` : 'Browse all jobs'}
          </PageLink>
        </Button>
      }
    >
      {companyName} is not hiring at the moment.
    </EmptyState>
  );
}
