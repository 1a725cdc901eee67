import { type Alert, listAlerts } from '@nextshift/contract';
import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';

/** A seeker's alerts, the newest first; links in mails change them, so they are fetched each time. */
export function alertsQuery(accountId: string) {
  return queryOptions({
    queryKey: ['alerts', accountId],
    queryFn: async ({ signal }): Promise<readonly Alert[]> =>
      (await browserApi.call(listAlerts, { signal })).body.alerts,
    staleTime: 0,
  });
}
