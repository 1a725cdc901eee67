import { duplicateJob, type Job } from '@nextshift/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { employerKeys } from '../../../../entities/employer/employer-keys.ts';
import { browserApi } from '../../../../platform/api/browser-api.ts';
import { failureText } from '../../../../platform/api/failure-text.ts';
import { paths } from '../../../../platform/routing/paths.ts';
import { toast } from '../../../../ui/feedback/toast.ts';

const DUPLICATING = ['duplicate-job'] as const;

/** Copies a job into a draft, and opens it. A second press while that is pending does nothing. */
export function useDuplicateJob(): (job: Job) => void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { mutate } = useMutation({
    mutationKey: DUPLICATING,
    mutationFn: async ({ id }: Job) =>
      (await browserApi.call(duplicateJob, { params: { jobId: id } })).body.draft,
    meta: { showsOwnError: true },
    onSuccess: (draft, { title, employerId }) => {
      void queryClient.invalidateQueries({ queryKey: employerKeys.drafts(employerId) });
      toast.success(`“${title}” was copied into a draft.`);
      void navigate(paths.createJob(draft.id));
    },
    onError: (error, { id, title }) => {
      toast.error(failureText(error, `“${title}” could not be duplicated. Please try again.`), {
        about: `duplicate-job ${id}`,
      });
    },
  });
  return (job) => {
    // Each row has its own hook.
    if (queryClient.isMutating({ mutationKey: DUPLICATING }) === 0) mutate(job);
  };
}
