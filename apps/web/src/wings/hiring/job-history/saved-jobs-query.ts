import { listSavedJobs } from '@nextshift/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { ownListKeys } from '../../../entities/application/own-list-keys.ts';
import { addSavedJobs } from '../../../platform/stores/history-store.ts';
import { FIRST_PAGE, toOwnListPage, type PageCursor } from './own-list.ts';

/** A seeker's saved jobs, newest first, page by page. @throws {ApiError} */
export function savedJobsQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: [...ownListKeys.savedJobs, userId],
    queryFn: async ({ pageParam, signal }) => {
      const query = { cursor: pageParam ?? undefined };
      const response = await browserApi.call(listSavedJobs, { params: { userId }, query, signal });
      // Saved elsewhere meanwhile: every card must show it.
      addSavedJobs(response.body.map(({ jobId }) => jobId));
      return toOwnListPage(response);
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next }): PageCursor => next,
  });
}
