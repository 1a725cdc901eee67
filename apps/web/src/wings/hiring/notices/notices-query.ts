import { listNotices } from '@nextshift/contract';
import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { ownListKeys } from '../../../entities/application/own-list-keys.ts';

/** An account's notices. */
export function noticesQuery(accountId: string) {
  return queryOptions({
    queryKey: [...ownListKeys.notices, accountId],
    queryFn: async ({ signal }) => (await browserApi.call(listNotices, { signal })).body,
  });
}
