import { getProfileDraft } from '@nextshift/contract';
import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../../api/browser-api.ts';

/** What the account has of a profile that is not complete. */
export function profileDraftQuery(userId: string) {
  return queryOptions({
    queryKey: ['profile-draft', userId],
    queryFn: async ({ signal }) =>
      (await browserApi.call(getProfileDraft, { params: { userId }, signal })).body,
    // Another device may have gone on; who has begun to type goes on with that.
    gcTime: 0,
    staleTime: Infinity,
  });
}
