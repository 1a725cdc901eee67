import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { applicationsOf, applicationsQuery, countOf } from './application-list.ts';
import { filterOfView, type ApplicationsView } from './applications-view.ts';

/** The lists of a view, the shown one in detail. The old list stays until the new one arrives. */
export function useApplicationLists(employerId: string, view: ApplicationsView) {
  const openQuery = applicationsQuery(employerId, filterOfView(view, 'open'));
  const closedQuery = applicationsQuery(employerId, filterOfView(view, 'closed'));
  const dueQuery = applicationsQuery(employerId, filterOfView(view, 'due'));
  const due = useInfiniteQuery({ ...dueQuery, placeholderData: keepPreviousData });
  const open = useInfiniteQuery({ ...openQuery, placeholderData: keepPreviousData });
  const closed = useInfiniteQuery({ ...closedQuery, placeholderData: keepPreviousData });
  const list = { due, open, closed }[view.state];
  const applications = useMemo(() => applicationsOf(list.data), [list.data]);
  return {
    list,
    applications,
    isLoaded: list.isSuccess && !list.isPlaceholderData,
    /** Whether all pages are loaded. */
    isWhole: list.isSuccess && !list.isPlaceholderData && !list.hasNextPage,
    counts: { due: countOf(due.data), open: countOf(open.data), closed: countOf(closed.data) },
  };
}

/** Loads the next page as soon as it is wanted, one at a time. */
export function useNextPageWhen(
  isWanted: boolean,
  list: ReturnType<typeof useApplicationLists>['list'],
): void {
  const { hasNextPage, isFetching, isError, fetchNextPage } = list;
  const load = useEffectEvent(() => void fetchNextPage());
  const isDue = isWanted && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (isDue) load();
  }, [isDue]);
}
