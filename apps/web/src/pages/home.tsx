import { useRevalidator } from 'react-router';
import type { Route } from './+types/home.ts';
import { cardActions, dialogActions } from '../features/job-actions/job-actions.tsx';
import { JobModal } from '../features/job-detail/job-modal.tsx';
import { CitySearchBar } from '../features/job-search/city-search-bar.tsx';
import { countOfJobs } from '../features/job-search/count-of-jobs.ts';
import { loadFreshJobs } from '../features/job-search/fresh-jobs.ts';
import { JobGrid } from '../features/job-search/job-grid.tsx';
import { revalidateUnlessJobOpened, useOpenedJob } from '../platform/opened-job.ts';
import { PageLink } from '../platform/page-link.tsx';
import { pageMeta } from '../platform/page-meta.ts';
import { paths } from '../platform/paths.ts';
import { apiContext } from '../platform/request-context.ts';
import { LoadFailure } from '../ui/load-failure.tsx';

/** The only city that the home page offers (spec section 2.2). */
const CITY = 'Raleigh';

export function meta() {
  return pageMeta(
    'Find Your Next Shift',
    'Part-time shifts and creator gigs in Raleigh for students and recent graduates. Apply with one click.',
  );
}

export function loader({ context }: Route.LoaderArgs) {
  return loadFreshJobs(context.get(apiContext), CITY);
}

export const shouldRevalidate = revalidateUnlessJobOpened;

export default function Home({ loaderData }: Route.ComponentProps) {
  const { jobs, activeJobs, failure } = loaderData;
  const opened = useOpenedJob();
  const { state, revalidate } = useRevalidator();
  return (
    <>
      <section className="on-fig">
        <div className="page-column py-16 sm:py-24 lg:py-32">
          <h1 className="max-w-4xl text-hero font-extrabold">Find Your Next Shift</h1>
          <p className="mt-6 max-w-xl text-lg text-on-fig-soft sm:text-xl">
            Part-time shifts and creator gigs around the corner. Save what you like, apply with one
            click.
          </p>
          <CitySearchBar city={CITY} />
          {activeJobs > 0 ? (
            <p className="mt-5 text-on-fig-soft">
              {countOfJobs(activeJobs)} in {CITY} right now
            </p>
          ) : null}
        </div>
      </section>
      {failure !== null ? (
        <LoadFailure
          title="The jobs did not load"
          message={failure}
          retrying={state === 'loading'}
          onRetry={() => void revalidate()}
          className="page-column py-8"
        />
      ) : null}
      {jobs.length > 0 ? (
        <section className="page-column py-14 sm:py-20">
          <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
            <h2 className="text-title font-extrabold">Fresh in {CITY}</h2>
            <PageLink to={paths.jobs({ searchLocation: CITY })} className="text-link">
              See all jobs in {CITY}
            </PageLink>
          </div>
          <JobGrid jobs={jobs} headingLevel="h3" actions={cardActions} />
        </section>
      ) : null}
      <JobModal opened={opened} known={jobs} actions={dialogActions} />
    </>
  );
}
