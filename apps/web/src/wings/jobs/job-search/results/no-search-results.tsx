import { formatDollars, WAGE_ORDER_MESSAGE, type CityCount } from '@nextshift/contract';
import type { ReactNode } from 'react';
import { PageLink } from '../../../../platform/routing/page-link.tsx';
import { paths } from '../../../../platform/routing/paths.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { CityLinks } from '../places/city-links.tsx';
import { filterChoices, withoutFilters } from '../criteria/filter-choices.ts';
import { CostliestFilter } from './costliest-filter.tsx';
import { criteriaQuery, placePhrase, type SearchCriteria } from '../criteria/search-criteria.ts';

export interface NoSearchResultsProps {
  criteria: SearchCriteria;
  cities: readonly CityCount[];
  /** Leads to an alert for the search. */
  alert: ReactNode;
  /** How many were hidden because they are in the seeker's history. */
  hiddenCount: number;
}

/** Shown if no jobs are left after the last page: why, and what to try. */
export function NoSearchResults({ criteria, cities, alert, hiddenCount }: NoSearchResultsProps) {
  if (hiddenCount > 0) {
    return (
      <EmptyState
        drawing="saved"
        title="No Search Results"
        action={
          <Ways>
            <WayOn to={paths.history()}>Go to History</WayOn>
            {alert}
          </Ways>
        }
      >
        You have saved or applied to every job that matches this search.
      </EmptyState>
    );
  }
  const { searchLocation, minWage, maxWage } = criteria;
  const place = placePhrase(criteria);
  if (minWage !== null && maxWage !== null && minWage > maxWage) {
    const swapped = { ...criteria, minWage: maxWage, maxWage: minWage };
    return (
      <EmptyState
        drawing="search"
        title="No Search Results"
        action={
          <WayOn to={paths.jobs(criteriaQuery(swapped))}>
            Search {formatDollars(maxWage)} to {formatDollars(minWage)} an hour
          </WayOn>
        }
      >
        {WAGE_ORDER_MESSAGE}.
      </EmptyState>
    );
  }
  const isFiltered = filterChoices(criteria).length > 0;
  if (isFiltered && searchLocation !== '') {
    const everywhere = paths.jobs(criteriaQuery({ ...criteria, searchLocation: '', near: null }));
    return (
      <EmptyState
        drawing="search"
        title="No Search Results"
        action={
          <>
            <CostliestFilter criteria={criteria} />
            <Ways>
              {alert}
              <Button variant="secondary" asChild>
                <PageLink to={paths.jobs(criteriaQuery(withoutFilters(criteria)))}>
                  All jobs {place}
                </PageLink>
              </Button>
              <Button variant="secondary" asChild>
                <PageLink to={everywhere}>Search every city</PageLink>
              </Button>
            </Ways>
          </>
        }
      >
        No job {place} matches all of this. Remove a filter, or search a wider area.
      </EmptyState>
    );
  }
  return (
    <>
      <EmptyState
        drawing="search"
        title="No Search Results"
        className="pb-6"
        action={
          <>
            {isFiltered ? <CostliestFilter criteria={criteria} /> : null}
            {alert}
          </>
        }
      >
        {searchLocation === ''
          ? 'Check the spelling, use fewer words, or choose a city to see all of its jobs.'
          : `There are no jobs ${place} right now. The cities below have some.`}
      </EmptyState>
      <CityLinks cities={cities} />
    </>
  );
}

function Ways({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap justify-center gap-3">{children}</div>;
}

function WayOn({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button asChild>
      <PageLink to={to}>{children}</PageLink>
    </Button>
  );
}
