import { createJobDraft, updateJobDraft, type JobDraft } from '@nextshift/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi } from '../../platform/api/browser-api.ts';
import { employerKeys } from '../employer/employer-keys.ts';

export interface DraftToSave {
  /** Null for a new draft. */
  readonly draftId: string | null;
  /** The version that was edited; a newer one is not overwritten. */
  readonly updatedAt?: string | undefined;
  readonly fields: JobDraft['fields'];
  /** A new image, null to remove it, undefined to leave it. */
  readonly image: File | null | undefined;
  /** Takes the draft off its schedule. */
  readonly unschedules?: boolean;
}

/** Saves a draft on the server, where every device finds it. */
export function useSaveJobDraft(employerId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (draft: DraftToSave): Promise<JobDraft> => {
      const { draftId, updatedAt, fields, image, unschedules } = draft;
      const files = image ? { files: { jobImage: image } } : {};
      if (draftId === null) {
        return (await browserApi.call(createJobDraft, { body: { fields }, ...files })).body.draft;
      }
      const body = {
        fields,
        ...(updatedAt === undefined ? {} : { updatedAt }),
        ...(image === null ? { removeJobImage: true } : {}),
        ...(unschedules ? { publishAt: null } : {}),
      };
      const call = { params: { draftId }, body, ...files };
      return (await browserApi.call(updateJobDraft, call)).body.draft;
    },
    meta: { showsOwnError: true },
    // Also after a refusal: the draft was changed or deleted elsewhere.
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: employerKeys.drafts(employerId) });
    },
  });
}
