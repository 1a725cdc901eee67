import { listSocialAccounts } from '@nextshift/contract';
import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';

/** The connected accounts of a seeker. @throws {ApiError} */
export function socialAccountsQuery(userId: string) {
  return queryOptions({
    queryKey: ['social-accounts', userId],
    queryFn: async ({ signal }) =>
      (await browserApi.call(listSocialAccounts, { params: { profileId: userId }, signal })).body
        .accounts,
  });
}
