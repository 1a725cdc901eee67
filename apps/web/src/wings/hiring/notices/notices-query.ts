import { listNotices, MINUTE_MS } from '@nextshift/contract';
import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { ownListKeys } from '../../../entities/application/own-list-keys.ts';

const POLL_MS = 3 * MINUTE_MS;

/** A seeker's notices: refetched on returning to the tab, and every few minutes while it is visible. */
export function noticesQuery(userId: string) {
  return queryOptions({
    queryKey: [...ownListKeys.notices, userId],
    queryFn: async ({ signal }) => (await browserApi.call(listNotices, { signal })).body,
    refetchInterval: POLL_MS,
  });
}
