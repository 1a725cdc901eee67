import { listSeekerApplications, type SeekerState } from '@nextshift/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { ownListKeys } from '../../../entities/application/own-list-keys.ts';
import { FIRST_PAGE, toOwnListPage, type PageCursor } from './own-list.ts';

/** A seeker's applications in a state, newest first, page by page. @throws {ApiError} */
export function applicationsQuery(userId: string, state: SeekerState) {
  return infiniteQueryOptions({
    queryKey: [...ownListKeys.applications, userId, 'list', state],
    queryFn: async ({ pageParam, signal }) => {
      const query = { state, cursor: pageParam ?? undefined };
      const params = { userId };
      return toOwnListPage(
        await browserApi.call(listSeekerApplications, { params, query, signal }),
      );
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next }): PageCursor => next,
  });
}
