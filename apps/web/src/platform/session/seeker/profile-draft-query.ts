import { getProfileDraft } from '@nextshift/contract';
import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../../api/browser-api.ts';

/** The account's draft of an incomplete profile. */
export function profileDraftQuery(userId: string) {
  return queryOptions({
    queryKey: ['profile-draft', userId],
    queryFn: async ({ signal }) =>
      (await browserApi.call(getProfileDraft, { params: { userId }, signal })).body,
    // Another device may have changed it; input from here takes precedence.
    gcTime: 0,
    staleTime: Infinity,
  });
}
