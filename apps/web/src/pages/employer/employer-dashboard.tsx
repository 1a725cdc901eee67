import { Plus } from 'lucide-react';
import { Outlet } from 'react-router';
import {
  AcceptedApplicants,
  AnswersDueTile,
  NewApplicantsTile,
  RecentApplicants,
} from '../../wings/hiring/employer-applications/index.ts';
import { ClosingJobsTile, useActiveJobCount } from '../../wings/posting/employer-jobs/index.ts';
import {
  CurrentPlanCard,
  PlanReversalBanner,
  SurplusJobsBanner,
} from '../../wings/billing/plan-limits/index.ts';
import { WeekTile } from '../../wings/hiring/roster/index.ts';
import { PageLink } from '../../platform/routing/page-link.tsx';
import { pageMeta } from '../../platform/layout/page-meta.ts';
import { paths } from '../../platform/routing/paths.ts';
import { useEmployer } from '../../platform/session/use-signed-in.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TaskTiles } from '../../ui/display/task-tile.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { JobPostings } from './job-postings.tsx';

export function meta() {
  return pageMeta('Dashboard');
}

export default function EmployerDashboard() {
  const { id, companyName } = useEmployer();
  const activeJobs = useActiveJobCount(id);

  return (
    <div className="show-in-order page-column pb-16">
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
      <SurplusJobsBanner employerId={id} />
      <TaskTiles label="What needs you now">
        <NewApplicantsTile employerId={id} />
        <AnswersDueTile employerId={id} />
        <ClosingJobsTile employerId={id} />
        <WeekTile employerId={id} />
      </TaskTiles>
      <div className="grid items-start gap-5 lg:gap-6 xl:grid-cols-[1fr_22rem] [&>*]:min-w-0">
        <div className="show-in-order grid gap-5 lg:gap-6">
          <JobPostings employerId={id} />
          <AcceptedApplicants employerId={id} />
          <RecentApplicants employerId={id} />
        </div>
        <CurrentPlanCard activeJobs={activeJobs} />
      </div>
      <Outlet />
    </div>
  );
}
