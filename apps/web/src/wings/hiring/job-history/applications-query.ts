import { listSeekerApplications } from '@nextshift/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { ownListKeys } from '../../../entities/application/own-list-keys.ts';
import { FIRST_PAGE, toOwnListPage, type PageCursor } from './own-list.ts';

/** A seeker's applications, newest first, page by page. @throws {ApiError} */
export function applicationsQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: [...ownListKeys.applications, userId],
    queryFn: async ({ pageParam, signal }) => {
      const query = { cursor: pageParam ?? undefined };
      const params = { userId };
      return toOwnListPage(
        await browserApi.call(listSeekerApplications, { params, query, signal }),
      );
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next }): PageCursor => next,
  });
}
