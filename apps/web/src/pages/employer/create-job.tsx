import type { Job, PlanLimitDetails } from '@nextshift/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CreateJobForm } from '../../features/job-form/create-job-form.tsx';
import { jobSuccessState } from '../../features/job-form/posted-job.ts';
import { useCreateJob } from '../../features/employer-jobs/create-job.ts';
import { useActiveJobCount } from '../../features/employer-jobs/use-active-job-count.ts';
import { PlanFullNotice } from '../../features/plan-limits/plan-full-notice.tsx';
import { PlanLimitDialog } from '../../features/plan-limits/plan-limit-dialog.tsx';
import { readPlanLimit } from '../../features/plan-limits/read-plan-limit.ts';
import { BackLink } from '../../platform/routing/back-link.tsx';
import { pageMeta } from '../../platform/layout/page-meta.ts';
import { paths } from '../../platform/routing/paths.ts';
import { useEmployer } from '../../platform/session/use-signed-in.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';

export function meta() {
  return pageMeta('Create New Job');
}

export default function CreateJob() {
  const employer = useEmployer();
  const navigate = useNavigate();
  const create = useCreateJob(employer.id);
  const activeJobs = useActiveJobCount(employer.id);
  const [limit, setLimit] = useState<PlanLimitDetails | null>(null);
  const showLimit = (error: unknown) => {
    const refused = readPlanLimit(error);
    setLimit(refused);
    return refused !== null;
  };
  const showPosted = (job: Job) =>
    void navigate(paths.jobSuccess(job.id), { state: jobSuccessState(job) });

  return (
    <div className="page-column pb-16">
      <PageHeader
        back={<BackLink to={paths.employer()}>Dashboard</BackLink>}
        title="Create New Job"
        lead="* Required fields"
      />
      <PlanFullNotice activeJobs={activeJobs} />
      <CreateJobForm
        employer={employer}
        create={create.mutateAsync}
        onCreated={showPosted}
        onRefused={showLimit}
      />
      <PlanLimitDialog
        limit={limit}
        onClose={() => {
          setLimit(null);
        }}
        note="What you typed stays here until the job is posted; its image is chosen again then."
      />
    </div>
  );
}
