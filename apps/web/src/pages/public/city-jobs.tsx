import type { Route } from './+types/city-jobs.ts';
import { cardActions, dialogActions } from '../../wings/hiring/job-actions/index.ts';
import { JobModal } from '../../wings/jobs/job-detail/index.ts';
import {
  CityOverviewLists,
  countOfJobs,
  JobGrid,
  loadCity,
  OtherCities,
} from '../../wings/jobs/job-search/index.ts';
import { AlertLink } from '../../wings/discovery/alerts/index.ts';
import { revalidateUnlessJobOpened, useOpenedJob } from '../../entities/job/opened-job.ts';
import { loadPage } from '../../platform/layout/page-error.ts';
import type { PageHandle } from '../../platform/routing/page-handle.ts';
import { PageLink } from '../../platform/routing/page-link.tsx';
import { pageMeta } from '../../platform/layout/page-meta.ts';
import { paths } from '../../platform/routing/paths.ts';
import { breadcrumbs, publicMeta, siteOrigin } from '../../platform/layout/public-meta.ts';
import { apiContext } from '../../platform/api/request-context.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';

export const handle: PageHandle = { startsWhenUsed: true };

export function meta({ error, loaderData, matches }: Route.MetaArgs) {
  if (error) return pageMeta('Jobs');
  const { city, state, activeJobs, types } = loaderData.overview;
  const kinds = types.map(
    ({ type, activeJobs: count }) => `${String(count)} ${type.toLowerCase()}`,
  );
  return publicMeta({
    matches,
    title: `Jobs in ${city}, ${state}`,
    description: `${countOfJobs(activeJobs)} for students and recent graduates in ${city}, ${state}: ${kinds.join(', ')}. Apply with one click.`,
    path: paths.cityJobs(city),
    feed: paths.cityFeed(city),
    linkedData: [
      breadcrumbs(siteOrigin(matches), [
        { name: 'Jobs', path: paths.jobs() },
        { name: `Jobs in ${city}`, path: paths.cityJobs(city) },
      ]),
    ],
  });
}

export function loader({ context, params }: Route.LoaderArgs) {
  return loadPage(() => loadCity(context.get(apiContext), params.city));
}

export const shouldRevalidate = revalidateUnlessJobOpened;

export default function CityJobs({ loaderData }: Route.ComponentProps) {
  const { overview, jobs, others } = loaderData;
  const { city, state, activeJobs } = overview;
  const opened = useOpenedJob();
  const all = paths.jobs({ searchLocation: city });
  return (
    <div className="page-column pb-16">
      <PageHeader
        title={`Jobs in ${city}, ${state}`}
        lead={`${countOfJobs(activeJobs)} open right now, for students and recent graduates.`}
        actions={
          <>
            <AlertLink search={{ searchLocation: `${city}, ${state}` }} />
            <Button asChild>
              <PageLink to={all}>Search and filter</PageLink>
            </Button>
          </>
        }
      />
      <JobGrid jobs={jobs} headingLevel="h2" actions={cardActions} />
      {jobs.length < activeJobs ? (
        <p className="mt-8 text-center">
          <PageLink to={all} className="text-link">
            See all {countOfJobs(activeJobs)} in {city}
          </PageLink>
        </p>
      ) : null}
      <div className="mt-12">
        <CityOverviewLists overview={overview} />
      </div>
      <OtherCities title="Jobs in other cities" cities={others} />
      <p className="mt-8 text-sm text-ink-soft">
        <a href={paths.cityFeed(city)} className="text-link">
          New jobs in {city} as a feed
        </a>
      </p>
      <JobModal opened={opened} known={jobs} actions={dialogActions} />
    </div>
  );
}
