import { deleteJobDraft, type JobDraft } from '@nextshift/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { employerKeys } from '../../../../entities/employer/employer-keys.ts';
import { jobDraftsQuery } from '../../../../entities/job-draft/job-draft-queries.ts';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { browserApi } from '../../../../platform/api/browser-api.ts';

/** Deletes a draft; one that is gone already counts as deleted. */
export function useDeleteJobDraft(employerId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: JobDraft) => {
      try {
        await browserApi.call(deleteJobDraft, { params: { draftId: id } });
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 404) throw error;
      }
    },
    meta: { showsOwnError: true },
    onSuccess: (_deleted, { id }) => {
      queryClient.setQueryData(jobDraftsQuery(employerId).queryKey, (drafts) =>
        drafts?.filter((draft) => draft.id !== id),
      );
      void queryClient.invalidateQueries({ queryKey: employerKeys.drafts(employerId) });
    },
  });
}
