import { renewJob, type Job } from '@nextshift/contract';
import { formatDate } from '../../../../platform/text/format-date.ts';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { browserApi } from '../../../../platform/api/browser-api.ts';
import { failureText } from '../../../../platform/api/failure-text.ts';
import { employerKeys } from '../../../../entities/employer/employer-keys.ts';
import { jobKey } from '../../../../entities/job/job-key.ts';
import { receiveJob } from '../../../../entities/job/receive-job.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import { replaceJob } from '../move-job.ts';

const RENEWING = ['renew-job'] as const;

/** Adds 30 days to the end of a job. A second press while that is pending does nothing. */
export function useRenewJob(employerId: string): (job: Job) => void {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: RENEWING,
    mutationFn: ({ id }: Job) => renew(id),
    meta: { showsOwnError: true },
    onSuccess: (job) => {
      replaceJob(queryClient, employerId, job);
      toast.success(`“${job.title}” now ${endOf(job)}.`, { about: renewalOf(job) });
    },
    onError: (error, job) => {
      toast.error(failureText(error, RENEWAL_FAILED), { about: renewalOf(job) });
    },
    onSettled: (_job, _error, job) => {
      refetchJobs(queryClient, employerId, [job]);
    },
  });
  return (job) => {
    if (!isRenewing(queryClient)) mutate(job);
  };
}

/** The same for several jobs, likewise once. Those that failed stay, and the first failure is thrown. */
export function useRenewJobs(employerId: string) {
  const queryClient = useQueryClient();
  const { mutate, ...renewal } = useMutation({
    mutationKey: RENEWING,
    mutationFn: async (jobs: readonly Job[]) => {
      const results = await Promise.allSettled(jobs.map(({ id }) => renew(id)));
      for (const result of results) {
        if (result.status === 'fulfilled') replaceJob(queryClient, employerId, result.value);
      }
      const failed = results.find((result) => result.status === 'rejected');
      if (failed) throw failed.reason;
    },
    meta: { showsOwnError: true },
    onSuccess: (_renewed, jobs) => {
      toast.success(
        jobs.length === 1 ? '1 job was renewed.' : `${String(jobs.length)} jobs were renewed.`,
        { about: 'renew-jobs', description: 'Each stays open for 30 more days.' },
      );
    },
    onSettled: (_renewed, _error, jobs) => {
      refetchJobs(queryClient, employerId, jobs);
    },
  });
  return {
    ...renewal,
    renew: (jobs: readonly Job[], onRenewed: () => void) => {
      if (isRenewing(queryClient)) return;
      mutate(jobs, { onSuccess: onRenewed });
    },
  };
}

/** Whether any component is renewing jobs. */
function isRenewing(queryClient: QueryClient): boolean {
  return queryClient.isMutating({ mutationKey: RENEWING }) > 0;
}

export const RENEWAL_FAILED = 'Failed to renew job. Please try again.';

async function renew(jobId: string): Promise<Job> {
  const answer = await browserApi.call(renewJob, { params: { jobId } });
  return receiveJob(answer.body.job);
}

function refetchJobs(queryClient: QueryClient, employerId: string, jobs: readonly Job[]): void {
  void queryClient.invalidateQueries({ queryKey: employerKeys.jobs(employerId) });
  for (const { id } of jobs) void queryClient.invalidateQueries({ queryKey: jobKey(id) });
}

function endOf({ closesAt, timeZone }: Job): string {
  return closesAt === null ? 'stays open' : `closes on ${formatDate(closesAt, timeZone)}`;
}

function renewalOf({ id }: Job): string {
  return `renew-job ${id}`;
}
