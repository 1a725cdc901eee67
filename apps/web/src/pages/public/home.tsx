import { useRevalidator } from 'react-router';
import type { Route } from './+types/home.ts';
import {
  CampusScene,
  Community,
  CreatorComparison,
  HeroScene,
  HireTalent,
  OneClickBanner,
  PartnerMarquee,
} from '../../wings/discovery/home-page/index.ts';
import { cardActions, dialogActions } from '../../wings/hiring/job-actions/index.ts';
import { JobModal } from '../../wings/jobs/job-detail/index.ts';
import {
  CitySearchBar,
  countOfJobs,
  JobGrid,
  loadFreshJobs,
  OtherCities,
} from '../../wings/jobs/job-search/index.ts';
import { revalidateUnlessJobOpened, useOpenedJob } from '../../entities/job/opened-job.ts';
import type { PageHandle } from '../../platform/routing/page-handle.ts';
import { PageLink } from '../../platform/routing/page-link.tsx';
import { paths } from '../../platform/routing/paths.ts';
import { publicMeta, siteOrigin } from '../../platform/layout/public-meta.ts';
import { apiContext } from '../../platform/api/request-context.ts';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';

export const handle: PageHandle = { startsWhenUsed: true };

/** The only city that the home page offers (spec section 2.2). */
const CITY = 'Raleigh';

export function meta({ matches }: Route.MetaArgs) {
  const origin = siteOrigin(matches);
  return publicMeta({
    matches,
    title: 'Find Your Next Shift',
    description:
      'Part-time shifts and creator gigs in Raleigh for students and recent graduates. Apply with one click.',
    path: paths.home(),
    linkedData: [
      { '@type': 'Organization', name: 'NextShift', url: origin, logo: `${origin}/favicon.svg` },
    ],
  });
}

export function loader({ context }: Route.LoaderArgs) {
  return loadFreshJobs(context.get(apiContext), CITY);
}

export const shouldRevalidate = revalidateUnlessJobOpened;

export default function Home({ loaderData }: Route.ComponentProps) {
  const { jobs, areFresh, activeJobs, cities, companies, failure } = loaderData;
  const opened = useOpenedJob();
  const { state, revalidate } = useRevalidator();
  return (
    <>
      <section className="overflow-hidden on-fig">
        <div className="page-column grid items-center gap-12 pt-10 pb-6 sm:pt-16 lg:grid-cols-[1.15fr_1fr] lg:py-24">
          <div>
            <h1 className="max-w-4xl text-hero font-extrabold">Find Your Next Shift</h1>
            <p className="mt-6 max-w-xl text-lg text-on-fig-soft sm:text-xl">
              Part-time shifts and creator gigs around the corner. Save what you like, apply with
              one click.
            </p>
            <CitySearchBar city={CITY} />
            {activeJobs > 0 ? (
              <p className="mt-5 text-on-fig-soft">
                {countOfJobs(activeJobs)} in {CITY} right now
              </p>
            ) : null}
          </div>
          <HeroScene jobs={jobs} />
        </div>
        <CampusScene />
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
            <h2 className="text-title font-extrabold">
              {areFresh ? 'Fresh' : 'Well paid'} in {CITY}
            </h2>
            <PageLink to={paths.jobs({ searchLocation: CITY })} className="text-link">
              See all jobs in {CITY}
            </PageLink>
          </div>
          <JobGrid jobs={jobs} headingLevel="h3" actions={cardActions} />
        </section>
      ) : null}
      <OneClickBanner />
      <Community cities={cities} />
      <PartnerMarquee companies={companies} />
      <CreatorComparison />
      <HireTalent />
      <div className="page-column pb-14">
        <OtherCities title="Jobs by city" cities={cities} />
      </div>
      <JobModal opened={opened} known={jobs} actions={dialogActions} />
    </>
  );
}
