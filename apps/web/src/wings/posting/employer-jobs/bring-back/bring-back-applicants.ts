import { bringBackApplicants, type Job } from '@nextshift/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi } from '../../../../platform/api/browser-api.ts';
import { employerKeys } from '../../../../entities/employer/employer-keys.ts';
import { jobKey } from '../../../../entities/job/job-key.ts';
import { toast } from '../../../../ui/feedback/toast.ts';

/** Opens the applications again that ended with an earlier closing of a job. */
export function useBringBackApplicants(employerId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: Job) =>
      (await browserApi.call(bringBackApplicants, { params: { jobId: id } })).body.count,
    meta: { showsOwnError: true },
    onSuccess: (count, job) => {
      toast.success(broughtBack(count), {
        about: `bring-back ${job.id}`,
        ...(count > 0 ? { description: 'Each of them is told.' } : {}),
      });
    },
    onSettled: (_count, _error, { id }) => {
      void queryClient.invalidateQueries({ queryKey: employerKeys.jobs(employerId) });
      void queryClient.invalidateQueries({ queryKey: employerKeys.applications(employerId) });
      void queryClient.invalidateQueries({ queryKey: jobKey(id) });
    },
  });
}

export const BRING_BACK_FAILED = 'The applicants could not be brought back. Please try again.';

function broughtBack(count: number): string {
  if (count === 0) return 'Nobody was left to bring back.';
  return count === 1 ? '1 applicant is back.' : `${String(count)} applicants are back.`;
}
