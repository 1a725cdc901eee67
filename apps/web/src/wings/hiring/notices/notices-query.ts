import { listNotices } from '@nextshift/contract';
import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { ownListKeys } from '../../../entities/application/own-list-keys.ts';

/** A seeker's notices. */
export function noticesQuery(userId: string) {
  return queryOptions({
    queryKey: [...ownListKeys.notices, userId],
    queryFn: async ({ signal }) => (await browserApi.call(listNotices, { signal })).body,
  });
}
