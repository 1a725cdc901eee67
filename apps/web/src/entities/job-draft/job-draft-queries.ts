import { getJobDraft, listJobDrafts, type JobDraft } from '@nextshift/contract';
import { queryOptions } from '@tanstack/react-query';
import { isNotFound } from '../../platform/api/api-error.ts';
import { browserApi } from '../../platform/api/browser-api.ts';
import { employerKeys } from '../employer/employer-keys.ts';

/** All drafts of an employer, the last changed first. */
export function jobDraftsQuery(employerId: string) {
  return queryOptions({
    queryKey: employerKeys.drafts(employerId),
    queryFn: async ({ signal }) => (await browserApi.call(listJobDrafts, { signal })).body.drafts,
  });
}

/** A draft as it is now; null if it is gone. */
export async function fetchJobDraft(
  draftId: string,
  signal?: AbortSignal,
): Promise<JobDraft | null> {
  try {
    const { body } = await browserApi.call(getJobDraft, {
      params: { draftId },
      ...(signal ? { signal } : {}),
    });
    return body.draft;
  } catch (error) {
    // A malformed id names nothing either.
    if (isNotFound(error)) return null;
    throw error;
  }
}

/** One draft to go on with; null if it is gone. */
export function jobDraftQuery(employerId: string, draftId: string) {
  return queryOptions({
    queryKey: ['own-draft', employerId, draftId],
    queryFn: ({ signal }) => fetchJobDraft(draftId, signal),
    // A form starts with fresh data, and a later refetch must not replace it.
    gcTime: 0,
    staleTime: Infinity,
  });
}
