import type { PlanLimitDetails } from '@nextshift/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Reposting } from '../../wings/hiring/employer-applications/index.ts';
import {
  BringBackDialog,
  employerJobsQuery,
  formerApplicantsOf,
  type JobWithFormerApplicants,
  repostFailure,
  repostingOf,
  useActiveJobCount,
  useRepostJob,
} from '../../wings/posting/employer-jobs/index.ts';
import {
  PlanLimitDialog,
  readPlanLimit,
  repostRefusal,
  useEmployerPlan,
} from '../../wings/billing/plan-limits/index.ts';
import { toast } from '../../ui/feedback/toast.ts';

export interface RepostingJobsProps {
  employerId: string;
  children: (reposting: Reposting) => ReactNode;
}

/** Reposts a job whose hire was cancelled, as far as the plan lets it, and offers to bring back who had applied. */
export function RepostingJobs({ employerId, children }: RepostingJobsProps) {
  const activeJobs = useActiveJobCount(employerId);
  const obstacle = repostRefusal(useEmployerPlan(), activeJobs);
  const repost = useRepostJob(employerId);
  const queryClient = useQueryClient();
  const [limit, setLimit] = useState<PlanLimitDetails | null>(null);
  const [offer, setOffer] = useState<JobWithFormerApplicants | null>(null);

  const run = async (jobId: string) => {
    try {
      const job = await repost.mutateAsync({ id: jobId });
      const query = { ...employerJobsQuery(employerId, 'Active'), staleTime: 0 };
      const list = await queryClient.infiniteQuery(query).catch(() => undefined);
      const count = formerApplicantsOf(list).get(jobId) ?? 0;
      if (count > 0) setOffer({ job, count });
    } catch (error) {
      const refused = readPlanLimit(error);
      setLimit(refused);
      if (!refused && error instanceof Error) {
        toast.error(repostFailure(error), { about: repostingOf({ id: jobId }) });
      }
    }
  };

  return (
    <>
      {children({ obstacle, repost: (jobId) => void run(jobId) })}
      <BringBackDialog
        employerId={employerId}
        offer={offer}
        onClose={() => {
          setOffer(null);
        }}
      />
      <PlanLimitDialog
        limit={limit}
        onClose={() => {
          setLimit(null);
        }}
      />
    </>
  );
}
