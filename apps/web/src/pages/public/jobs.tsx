import { data } from 'react-router';
import type { Route } from './+types/jobs.ts';
import { cardActions, dialogActions } from '../../wings/hiring/job-actions/index.ts';
import { ForYou } from '../../wings/discovery/for-you/index.ts';
import { JobModal } from '../../wings/jobs/job-detail/index.ts';
import {
  ActiveFilters,
  chooseSearchCall,
  criteriaQuery,
  Filters,
  fullSearchTitle,
  loadSearchPage,
  readSearch,
  ResultsCount,
  SearchForm,
  type SearchPage,
  SearchResults,
  searchTitle,
  SortField,
  useCities,
  useSearch,
} from '../../wings/jobs/job-search/index.ts';
import { AlertLink } from '../../wings/discovery/alerts/index.ts';
import { revalidateUnlessJobOpened, useOpenedJob } from '../../entities/job/opened-job.ts';
import type { PageHandle } from '../../platform/routing/page-handle.ts';
import { paths } from '../../platform/routing/paths.ts';
import { publicMeta } from '../../platform/layout/public-meta.ts';
import { apiContext } from '../../platform/api/request-context.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';

export const handle: PageHandle = { startsWhenUsed: true };

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { criteria, arrived } = loaderData;
  const hasFound = (arrived?.jobs.length ?? 0) > 0;
  return publicMeta({
    matches,
    title: fullSearchTitle(criteria),
    description: `${searchTitle(criteria)}: part-time shifts and creator gigs. Apply with one click.`,
    // Searches are endless; search engines index the pages of cities instead.
    path:
      hasFound && criteria.searchLocation && criteria.near === null
        ? paths.cityJobs(criteria.searchLocation)
        : paths.jobs(),
  });
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { page, status } = await loadSearchPage(context.get(apiContext), url.searchParams);
  return data(page, { status });
}

/** In the browser the page itself loads the results, by its address. */
export function clientLoader({ url }: Route.ClientLoaderArgs): SearchPage {
  return { ...readSearch(url.searchParams), arrived: null, failure: null, cities: null };
}

export const shouldRevalidate = revalidateUnlessJobOpened;

export default function Jobs({ loaderData: page }: Route.ComponentProps) {
  const { criteria } = page;
  const cities = useCities(page.cities);
  const state = useSearch(page);
  const opened = useOpenedJob();
  const isSearch = chooseSearchCall(criteria) !== null;

  return (
    <div className="page-column pb-16">
      <PageHeader
        // On phones the pill names a long place, so that results start high.
        title={<span className="max-md:block max-md:truncate">{searchTitle(criteria)}</span>}
        lead={isSearch ? <ResultsCount state={state} /> : null}
        actions={isSearch ? <SortField criteria={criteria} /> : null}
        className="max-md:pt-4 max-md:pb-3 sm:pb-5"
      />
      <SearchForm criteria={criteria} cities={cities} />
      <ActiveFilters criteria={criteria} />
      <ForYou />
      <div className="mt-3 gap-8 md:mt-6 lg:flex lg:items-start">
        <Filters criteria={criteria} />
        <div className="min-w-0 flex-1">
          <SearchResults
            state={state}
            cities={cities}
            actions={cardActions}
            alert={isSearch ? <AlertLink search={criteriaQuery(criteria)} /> : null}
          />
        </div>
      </div>
      <JobModal opened={opened} known={state.jobs ?? []} actions={dialogActions} />
    </div>
  );
}
