import { getJobDraft, listJobDrafts, type JobDraft } from '@nextshift/contract';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../platform/api/api-error.ts';
import { browserApi } from '../../platform/api/browser-api.ts';
import { employerKeys } from '../employer/employer-keys.ts';

/** All drafts of an employer, the last changed first. */
export function jobDraftsQuery(employerId: string) {
  return queryOptions({
    queryKey: employerKeys.drafts(employerId),
    queryFn: async ({ signal }) => (await browserApi.call(listJobDrafts, { signal })).body.drafts,
  });
}

/** One draft to go on with; null if it is gone. */
export function jobDraftQuery(employerId: string, draftId: string) {
  return queryOptions({
    queryKey: ['own-draft', employerId, draftId],
    queryFn: async ({ signal }): Promise<JobDraft | null> => {
      try {
        return (await browserApi.call(getJobDraft, { params: { draftId }, signal })).body.draft;
      } catch (error) {
        // A malformed id names nothing either.
        if (error instanceof ApiError && [400, 404].includes(error.status)) return null;
        throw error;
      }
    },
    // A form starts with fresh data, and a later refetch must not replace it.
    gcTime: 0,
    staleTime: Infinity,
  });
}
