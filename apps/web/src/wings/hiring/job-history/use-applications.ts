import type { Application } from '@nextshift/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { applicationsQuery } from './applications-query.ts';
import { joinPages } from './own-list.ts';
import type { OwnList } from './own-list-panel.tsx';

/** The seeker's applications, newest first. */
export function useApplications(userId: string): OwnList<Application> {
  const query = useInfiniteQuery(applicationsQuery(userId));
  return useMemo(() => {
    if (!query.data) return { query, items: null, count: undefined };
    const { items, totalCount } = joinPages(query.data.pages);
    return { query, items, count: totalCount };
  }, [query]);
}
