import { Plus } from 'lucide-react';
import { Outlet } from 'react-router';
import { NextSteps } from '../../entities/employer/next-steps.tsx';
import {
  AcceptedApplicants,
  AnswersDueTile,
  NewApplicantsTile,
  RecentApplicants,
} from '../../wings/hiring/employer-applications/index.ts';
import {
  ClosingJobsTile,
  useActiveJobCount,
  useHasPosted,
} from '../../wings/posting/employer-jobs/index.ts';
import {
  CurrentPlanCard,
  PlanReversalBanner,
  SurplusJobsBanner,
  useEmployerPlan,
} from '../../wings/billing/plan-limits/index.ts';
import { WeekTile } from '../../wings/hiring/roster/index.ts';
import { PageLink } from '../../platform/routing/page-link.tsx';
import { pageMeta } from '../../platform/layout/page-meta.ts';
import { paths } from '../../platform/routing/paths.ts';
import { useEmployer } from '../../platform/session/use-signed-in.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/display/card.tsx';
import { TaskTiles } from '../../ui/display/task-tile.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { JobPostings } from './job-postings.tsx';

export function meta() {
  return pageMeta('Dashboard');
}

export default function EmployerDashboard() {
  const { id, companyName } = useEmployer();
  const activeJobs = useActiveJobCount(id);
  const hasPosted = useHasPosted(id);

  return (
    <div className="show-in-order page-column pb-16">
      <PageHeader
        title={`${companyName} Dashboard`}
        actions={
          // Before the first job the three steps lead.
          <Button variant={hasPosted === false ? 'secondary' : 'primary'} asChild>
            <PageLink to={paths.createJob()}>
              <Plus aria-hidden="true" />
              Create New Listing
            </PageLink>
          </Button>
        }
      />
      <PlanReversalBanner />
      <SurplusJobsBanner employerId={id} />
      {hasPosted === false ? (
        <FirstSteps />
      ) : (
        <TaskTiles label="What needs you now">
          {hasPosted ? (
            <>
              <NewApplicantsTile employerId={id} />
              <AnswersDueTile employerId={id} />
              <ClosingJobsTile employerId={id} />
              <WeekTile employerId={id} />
            </>
          ) : (
            // What follows waits until it is known which of the two comes.
            <li aria-busy="true" />
          )}
        </TaskTiles>
      )}
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

/** What the sign-up announced, for a company that has not posted yet. */
function FirstSteps() {
  const plan = useEmployerPlan();
  const isFree = plan?.isFree === true;
  return (
    <Card asChild className="mb-5 lg:mb-6">
      <section aria-labelledby="first-steps-heading">
        <h2 id="first-steps-heading" className="mb-4 text-heading font-bold">
          Three steps to your first applicants
        </h2>
        <NextSteps
          done={isFree ? 1 : 2}
          action={
            plan ? (
              <Button size="small" asChild>
                <PageLink to={isFree ? paths.employerSubscription() : paths.createJob()}>
                  {isFree ? 'See plans' : 'Create job'}
                </PageLink>
              </Button>
            ) : null
          }
        />
      </section>
    </Card>
  );
}
