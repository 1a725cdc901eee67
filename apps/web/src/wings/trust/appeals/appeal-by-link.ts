import { appealByLink, readAppealLink } from '@nextshift/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';

/** What the link of a mail is about. Reading it changes nothing. */
export function appealLinkQuery(token: string) {
  return queryOptions({
    queryKey: ['appeal-link', token] as const,
    queryFn: async ({ signal }) =>
      (await browserApi.call(readAppealLink, { body: { token }, signal })).body.measure,
    // The token is gone with the page.
    gcTime: 0,
    retry: false,
  });
}

/** Appeals without a session. */
export function useAppealByLink(token: string) {
  const client = useQueryClient();
  const { queryKey } = appealLinkQuery(token);
  return useMutation({
    meta: { showsOwnError: true },
    gcTime: 0,
    mutationFn: async (text: string) =>
      (await browserApi.call(appealByLink, { body: { token, text } })).body.appeal,
    onSuccess: (appeal) => {
      client.setQueryData(queryKey, (measure) => (measure ? { ...measure, appeal } : measure));
    },
    onError: () => client.invalidateQueries({ queryKey }),
  });
}
