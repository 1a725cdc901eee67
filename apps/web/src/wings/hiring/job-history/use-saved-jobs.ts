import type { SavedJob } from '@nextshift/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useHistoryStore } from '../../../platform/stores/history-store.ts';
import { joinPages } from './own-list.ts';
import type { OwnList } from './own-list-panel.tsx';
import { savedJobsQuery } from './saved-jobs-query.ts';

/** The saved jobs, without those that are being removed here or in another tab. */
export function useSavedJobs(userId: string): OwnList<SavedJob> {
  const query = useInfiniteQuery(savedJobsQuery(userId));
  const savedJobIds = useHistoryStore((state) => state.savedJobIds);
  return useMemo(() => {
    if (!query.data) return { query, items: null, count: undefined };
    const saved = new Set(savedJobIds);
    const { items, totalCount } = joinPages(query.data.pages);
    const kept = items.filter(({ jobId }) => saved.has(jobId));
    return { query, items: kept, count: totalCount - (items.length - kept.length) };
  }, [query, savedJobIds]);
}
