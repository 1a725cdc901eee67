import type { PlanLimitDetails } from '@nextshift/contract';
import { useState } from 'react';
import { AppealLink } from '../../wings/trust/appeals/index.ts';
import { EmployerJobsSection, useActiveJobCount } from '../../wings/posting/employer-jobs/index.ts';
import {
  PlanLimitDialog,
  readPlanLimit,
  repostRefusal,
  useEmployerPlan,
} from '../../wings/billing/plan-limits/index.ts';

/** The employer's jobs and drafts, with what the plan lets them do. */
export function JobPostings({ employerId }: { employerId: string }) {
  const activeJobs = useActiveJobCount(employerId);
  const [limit, setLimit] = useState<PlanLimitDetails | null>(null);
  return (
    <>
      <EmployerJobsSection
        employerId={employerId}
        appealOf={(job) => <AppealLink employerId={employerId} job={job} />}
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
