import { getResume, keepResume, removeResume } from '@nextshift/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';

/** The resume that a seeker keeps for forms; null if none. */
export function keptResumeQuery(userId: string) {
  return queryOptions({
    queryKey: ['kept-resume', userId],
    queryFn: async ({ signal }) =>
      (await browserApi.call(getResume, { params: { userId }, signal })).body.resume,
  });
}

/** Keeps an uploaded resume, by its document's id, or with null removes the kept one. */
export function useKeepResume(userId: string) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `kept resume ${userId}` },
    meta: { showsOwnError: true },
    mutationFn: async (documentId: string | null) => {
      const params = { userId };
      if (documentId !== null)
        return (await browserApi.call(keepResume, { params, body: { documentId } })).body.resume;
      await browserApi.call(removeResume, { params });
      return null;
    },
    onSuccess: (resume) => {
      client.setQueryData(keptResumeQuery(userId).queryKey, resume);
    },
  });
}
