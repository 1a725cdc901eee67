import { listReports } from '@nextshift/contract';
import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';

export const REPORTS_KEY = ['reports'] as const;

/** An account's own reports, newest first. */
export function reportsQuery(accountId: string) {
  return queryOptions({
    queryKey: [...REPORTS_KEY, accountId],
    queryFn: async ({ signal }) => (await browserApi.call(listReports, { signal })).body.reports,
  });
}
