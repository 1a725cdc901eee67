import { closeJob, POST_DELETE_REFRESH_MS, type Job } from '@nextshift/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { employerKeys } from '../../../entities/employer/employer-keys.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { moveJob } from './move-job.ts';

/** Closes a job: optimistically, then refetched half a second later. */
export function useCloseJob(employerId: string) {
  const queryClient = useQueryClient();
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: employerKeys.jobs(employerId) });
    void queryClient.invalidateQueries({ queryKey: employerKeys.applications(employerId) });
  };
  return useMutation({
    mutationFn: async ({ id }: Job) => {
      await browserApi.call(closeJob, { params: { jobId: id } });
    },
    meta: { showsOwnError: true },
    onMutate: async (job) => {
      await queryClient.cancelQueries({ queryKey: employerKeys.jobs(employerId) });
      moveJob(queryClient, employerId, { ...job, status: 'Closed' });
    },
    onSuccess: (_closed, { id, title }) => {
      toast.success(`“${title}” was closed.`, {
        about: `close-job ${id}`,
        description: 'You find it under Closed, from where it can be reposted.',
      });
      // No page opens with applications that were still open when they were loaded.
      queryClient.removeQueries({
        queryKey: employerKeys.applications(employerId),
        type: 'inactive',
      });
      setTimeout(refresh, POST_DELETE_REFRESH_MS);
    },
    onError: (_error, job) => {
      moveJob(queryClient, employerId, job);
      toast.error('Failed to delete job. Please try again.', { about: `close-job ${job.id}` });
      refresh();
    },
  });
}
