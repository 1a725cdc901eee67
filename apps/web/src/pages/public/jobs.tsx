import { data } from 'react-router';
import type { Route } from './+types/jobs.ts';
import { cardActions, dialogActions } from '../../wings/hiring/job-actions/job-actions.tsx';
import { ForYou } from '../../wings/discovery/for-you/for-you.tsx';
import { JobModal } from '../../wings/jobs/job-detail/job-modal.tsx';
import { ActiveFilters } from '../../wings/jobs/job-search/filters/active-filters.tsx';
import { useCities } from '../../wings/jobs/job-search/places/cities.ts';
import { Filters } from '../../wings/jobs/job-search/filters/filters.tsx';
import { ResultsCount } from '../../wings/jobs/job-search/results/results-count.tsx';
import { SortField } from '../../wings/jobs/job-search/results/sort-field.tsx';
import { SearchForm } from '../../wings/jobs/job-search/search/search-form.tsx';
import {
  loadSearchPage,
  readSearch,
  type SearchPage,
} from '../../wings/jobs/job-search/search/search-page.ts';
import { SearchResults } from '../../wings/jobs/job-search/results/search-results.tsx';
import { criteriaQuery } from '../../wings/jobs/job-search/criteria/search-criteria.ts';
import { fullSearchTitle, searchTitle } from '../../wings/jobs/job-search/criteria/search-title.ts';
import { chooseSearchCall } from '../../wings/jobs/job-search/search/choose-search-call.ts';
import { useSearch } from '../../wings/jobs/job-search/search/use-search.ts';
import { AlertLink } from '../../wings/discovery/alerts/alert-link.tsx';
import { revalidateUnlessJobOpened, useOpenedJob } from '../../entities/job/opened-job.ts';
import { paths } from '../../platform/routing/paths.ts';
import { publicMeta } from '../../platform/layout/public-meta.ts';
import { apiContext } from '../../platform/api/request-context.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';

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
        title={searchTitle(criteria)}
        lead={isSearch ? <ResultsCount state={state} /> : null}
        actions={
          isSearch ? (
            <>
              <SortField criteria={criteria} />
              <AlertLink search={criteriaQuery(criteria)} />
            </>
          ) : null
        }
        className="pb-4 sm:pb-5"
      />
      <SearchForm criteria={criteria} cities={cities} />
      <ActiveFilters criteria={criteria} />
      <ForYou />
      <div className="mt-6 gap-8 lg:flex lg:items-start">
        <Filters criteria={criteria} />
        <div className="min-w-0 flex-1">
          <SearchResults state={state} cities={cities} actions={cardActions} />
        </div>
      </div>
      <JobModal opened={opened} known={state.jobs ?? []} actions={dialogActions} />
    </div>
  );
}
