import type { Job } from '@nextshift/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { fetchCompanyJobs, type CompanyJobPage, type CompanyPage } from './company-page.ts';

export interface CompanyJobList {
  readonly jobs: readonly Job[];
  /** Cursor of the next page; null on the last. */
  readonly next: string | null;
  /** Why the jobs, or the next of them, are missing. */
  readonly failure: string | null;
  readonly isFetching: boolean;
  /** Fetches the next jobs, or retries the failed ones. */
  readonly fetchMore: () => void;
}

/** A company's jobs: those that came with the page, and those fetched since. */
export function useCompanyJobs({ company, start, jobs, failure }: CompanyPage): CompanyJobList {
  // A reloaded page with other jobs starts a new list.
  const came = jobs?.jobs.map(({ id, updatedAt }) => [id, updatedAt]);
  const list = useInfiniteQuery({
    queryKey: ['company-jobs', company.id, start, came],
    initialPageParam: start,
    queryFn: ({ pageParam, signal }) => fetchCompanyJobs(browserApi, company.id, pageParam, signal),
    getNextPageParam: (last: CompanyJobPage) => last.next,
    ...(jobs ? { initialData: { pages: [jobs], pageParams: [start] } } : {}),
    // The first jobs came with the page; only missing ones are fetched here.
    enabled: false,
    staleTime: Infinity,
  });
  const pages = list.data?.pages ?? [];
  return {
    jobs: pages.flatMap((page) => page.jobs),
    next: pages.at(-1)?.next ?? null,
    failure: list.error?.message ?? (pages.length === 0 ? failure : null),
    isFetching: list.isFetching,
    fetchMore: () => void (pages.length === 0 ? list.refetch() : list.fetchNextPage()),
  };
}
