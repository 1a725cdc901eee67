import type { PlanLimitDetails } from '@nextshift/contract';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { AcceptedApplicants } from '../../features/employer-applications/accepted-applicants.tsx';
import { AnswersDueNotice } from '../../features/employer-applications/answers-due-notice.tsx';
import { RecentApplicants } from '../../features/employer-applications/recent-applicants.tsx';
import { EmployerJobsSection } from '../../features/employer-jobs/employer-jobs-section.tsx';
import { useActiveJobCount } from '../../features/employer-jobs/use-active-job-count.ts';
import { CurrentPlanCard } from '../../features/plan-limits/current-plan-card.tsx';
import { PlanLimitDialog } from '../../features/plan-limits/plan-limit-dialog.tsx';
import { PlanReversalBanner } from '../../features/plan-limits/plan-reversal-banner.tsx';
import { SurplusJobsBanner } from '../../features/plan-limits/surplus-jobs-banner.tsx';
import { readPlanLimit } from '../../features/plan-limits/read-plan-limit.ts';
import { repostRefusal } from '../../features/plan-limits/repost-refusal.ts';
import { useEmployerPlan } from '../../features/plan-limits/use-employer-plan.ts';
import { PageLink } from '../../platform/routing/page-link.tsx';
import { pageMeta } from '../../platform/layout/page-meta.ts';
import { paths } from '../../platform/routing/paths.ts';
import { useEmployer } from '../../platform/session/use-signed-in.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';

export function meta() {
  return pageMeta('Dashboard');
}

export default function EmployerDashboard() {
  const { id, companyName } = useEmployer();
  const activeJobs = useActiveJobCount(id);
  const [limit, setLimit] = useState<PlanLimitDetails | null>(null);
  const showLimit = (error: Error) => {
    const refused = readPlanLimit(error);
    setLimit(refused);
    return refused !== null;
  };

  const repostObstacle = repostRefusal(useEmployerPlan(), activeJobs);

  return (
    <div className="page-column pb-16">
      <PageHeader
        title={`${companyName} Dashboard`}
        actions={
          <Button asChild>
            <PageLink to={paths.createJob()}>
              <Plus aria-hidden="true" />
              Create New Listing
            </PageLink>
          </Button>
        }
      />
      <PlanReversalBanner />
      <SurplusJobsBanner employerId={id} activeJobs={activeJobs} />
      <div className="grid items-start gap-5 lg:gap-6 xl:grid-cols-[1fr_22rem] [&>*]:min-w-0">
        <div className="grid gap-5 lg:gap-6">
          <AnswersDueNotice employerId={id} />
          <EmployerJobsSection
            employerId={id}
            repostObstacle={repostObstacle}
            onRepostRefused={showLimit}
          />
          <AcceptedApplicants employerId={id} />
          <RecentApplicants employerId={id} />
        </div>
        <CurrentPlanCard activeJobs={activeJobs} />
      </div>
      <PlanLimitDialog
        limit={limit}
        onClose={() => {
          setLimit(null);
        }}
      />
      <Outlet />
    </div>
  );
}
