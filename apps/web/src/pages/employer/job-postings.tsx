import type { PlanLimitDetails } from '@nextshift/contract';
import { useState } from 'react';
import { EmployerJobsSection } from '../../wings/posting/employer-jobs/employer-jobs-section.tsx';
import { useActiveJobCount } from '../../wings/posting/employer-jobs/use-active-job-count.ts';
import { PlanLimitDialog } from '../../wings/billing/plan-limits/plan-limit-dialog.tsx';
import { readPlanLimit } from '../../wings/billing/plan-limits/read-plan-limit.ts';
import { repostRefusal } from '../../wings/billing/plan-limits/repost-refusal.ts';
import { useEmployerPlan } from '../../wings/billing/plan-limits/use-employer-plan.ts';

/** The employer's jobs and drafts, with what the plan lets them do. */
export function JobPostings({ employerId }: { employerId: string }) {
  const activeJobs = useActiveJobCount(employerId);
  const [limit, setLimit] = useState<PlanLimitDetails | null>(null);
  return (
    <>
      <EmployerJobsSection
        employerId={employerId}
        repostObstacle={repostRefusal(useEmployerPlan(), activeJobs)}
        onRepostRefused={(error) => {
          const refused = readPlanLimit(error);
          setLimit(refused);
          return refused !== null;
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
