import type { PlanLimitDetails } from '@nextshift/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Reposting } from '../../wings/hiring/employer-applications/decisions/cancel-hire-dialog.tsx';
import {
  BringBackDialog,
  type JobWithFormerApplicants,
} from '../../wings/posting/employer-jobs/bring-back/bring-back-dialog.tsx';
import {
  employerJobsQuery,
  formerApplicantsOf,
} from '../../wings/posting/employer-jobs/employer-job-list.ts';
import {
  repostFailure,
  repostingOf,
  useRepostJob,
} from '../../wings/posting/employer-jobs/repost/repost-job.ts';
import { useActiveJobCount } from '../../wings/posting/employer-jobs/use-active-job-count.ts';
import { PlanLimitDialog } from '../../wings/billing/plan-limits/plan-limit-dialog.tsx';
import { readPlanLimit } from '../../wings/billing/plan-limits/read-plan-limit.ts';
import { repostRefusal } from '../../wings/billing/plan-limits/repost-refusal.ts';
import { useEmployerPlan } from '../../wings/billing/plan-limits/use-employer-plan.ts';
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
