import { saveSocialAccounts } from '@nextshift/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';
import type { InstagramAccount } from './instagram-rules.ts';
import { socialAccountsQuery } from './social-accounts-query.ts';

/** Connects Instagram and leaves other accounts unchanged. The dialog shows failures. */
export function useConnectInstagram(userId: string) {
  const client = useQueryClient();
  const query = socialAccountsQuery(userId);
  return useMutation({
    mutationFn: async (instagram: InstagramAccount) => {
      const others = (await client.query({ ...query, staleTime: 0 }))
        .filter(({ platform }) => platform !== 'instagram')
        .map(({ platform, handle, followers }) => ({ platform, handle, followers }));
      const accounts = [{ platform: 'instagram' as const, ...instagram }, ...others];
      const params = { profileId: userId };
      return (await browserApi.call(saveSocialAccounts, { params, body: { accounts } })).body;
    },
    meta: { showsOwnError: true },
    onSuccess: ({ accounts }) => {
      client.setQueryData(query.queryKey, accounts);
    },
  });
}
