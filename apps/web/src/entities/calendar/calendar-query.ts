import { getCalendar, resetCalendar } from '@nextshift/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi } from '../../platform/api/browser-api.ts';

/** The address of an account's calendar. @throws {ApiError} */
export function calendarQuery(accountId: string) {
  return queryOptions({
    queryKey: ['calendar', accountId],
    queryFn: async ({ signal }) => (await browserApi.call(getCalendar, { signal })).body.url,
  });
}

/** Gives an account's calendar a new address; the old one is gone. */
export function useResetCalendar(accountId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => (await browserApi.call(resetCalendar, {})).body.url,
    meta: { showsOwnError: true },
    onSuccess: (url) => {
      queryClient.setQueryData(calendarQuery(accountId).queryKey, url);
    },
  });
}
