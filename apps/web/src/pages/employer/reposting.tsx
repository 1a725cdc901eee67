import type { PlanLimitDetails } from '@nextshift/contract';
import { type ReactNode, useState } from 'react';
import type { Reposting } from '../../wings/hiring/employer-applications/index.ts';
import {
  BringBackDialog,
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
  const [limit, setLimit] = useState<PlanLimitDetails | null>(null);
  const [offer, setOffer] = useState<JobWithFormerApplicants | null>(null);

  const run = async (jobId: string) => {
    try {
      const reposted = await repost.mutateAsync({ id: jobId });
      if (reposted.count > 0) setOffer(reposted);
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
