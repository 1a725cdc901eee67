import type { Application, ApplicationTemplate } from '@nextshift/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import {
  ApplicationForm,
  NotApplying,
  prefilledAnswers,
  useApplicationTemplate,
} from '../../wings/hiring/application-form/index.ts';
import {
  ApplyButton,
  IntroductionGate,
  runAction,
  unsaveAction,
} from '../../wings/hiring/job-actions/index.ts';
import { jobQuery } from '../../wings/jobs/job-detail/index.ts';
import { SafetyLine, type SafetyLineProps } from '../../wings/trust/reports/index.ts';
import { BackLink } from '../../platform/routing/back-link.tsx';
import { ApiError } from '../../platform/api/api-error.ts';
import { GuardSkeleton } from '../../ui/layout/guard-skeleton.tsx';
import { pageMeta } from '../../platform/layout/page-meta.ts';
import { paths } from '../../platform/routing/paths.ts';
import { useHistoryStore } from '../../platform/stores/history-store.ts';
import { freshProfile, useProfileStore } from '../../platform/stores/profile-store.ts';
import { useSeeker } from '../../platform/session/use-signed-in.ts';
import type { PageHandle } from '../../platform/routing/page-handle.ts';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { toast } from '../../ui/feedback/toast.ts';

export const handle: PageHandle = { shape: 'form' };

export function meta() {
  return pageMeta('Application');
}

export default function JobApplication() {
  const navigate = useNavigate();
  const { id: userId } = useSeeker();
  const { template, jobId, wasApplied, isPending, error, retry } = useApplicationTemplate(userId);

  if (isPending) return <GuardSkeleton shape="form" />;
  if (wasApplied) {
    return (
      <NotApplying drawing="applications" title="You have already applied to this job.">
        See in your history where your application stands.
      </NotApplying>
    );
  }
  if (template) {
    return (
      <IntroductionGate
        userId={userId}
        onLeave={() => void navigate(paths.job(template.job.id), { replace: true })}
      >
        <FormPage key={template.job.id} template={template} />
      </IntroductionGate>
    );
  }
  if (error instanceof ApiError && (error.code === 'job_closed' || error.code === 'job_full')) {
    return (
      <NotApplying drawing="applications" title={error.message}>
        There are other jobs to apply to.
      </NotApplying>
    );
  }
  if (error) {
    return (
      <LoadFailure
        headingLevel="h1"
        className="flex flex-1 items-center"
        title="The application form did not load"
        message={error instanceof ApiError ? error.message : ''}
        onRetry={retry}
      />
    );
  }
  return jobId === null ? <NoJob /> : <OneClickPage jobId={jobId} />;
}

function NoJob() {
  return (
    <NotApplying drawing="lost" title="Which job is it?">
      Open a job and press Apply Now. If the employer asks questions, you answer them here.
    </NotApplying>
  );
}

function FormPage({ template }: { template: ApplicationTemplate }) {
  const user = useSeeker();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { data: job } = useQuery(jobQuery(template.job.id, null));
  const [prefilled] = useState(() =>
    prefilledAnswers(user, freshProfile(useProfileStore.getState(), user.id, Date.now())),
  );

  const showSuccess = ({ id, jobId }: Application) => {
    toast.success('Application submitted successfully!');
    // Jobs that were applied to are no longer listed as saved (spec section 4).
    if (useHistoryStore.getState().savedJobIds.includes(jobId)) {
      runAction(client, unsaveAction(jobId, { quiet: true }), user.id);
    }
    void navigate(paths.applicationSuccess(id), { replace: true });
  };
  const goToHistory = (message: string) => {
    toast.info(message);
    void navigate(paths.history('applied'), { replace: true });
  };

  return (
    <Page job={template.job}>
      <ApplicationForm
        userId={user.id}
        template={template}
        job={job ?? null}
        prefilled={prefilled}
        onSubmitted={showSuccess}
        onAlreadyApplied={goToHistory}
      />
    </Page>
  );
}

/** A job without a form: one click applies, but opening the address never does. */
function OneClickPage({ jobId }: { jobId: string }) {
  const noteId = useId();
  const navigate = useNavigate();
  const { data: job, isPending } = useQuery(jobQuery(jobId, null));
  if (isPending) return <GuardSkeleton shape="form" />;
  if (!job) return <NoJob />;
  return (
    <Page job={job}>
      <p id={noteId} className="mb-5">
        {job.companyName} asks no questions for this job: one click sends your profile.
      </p>
      <ApplyButton
        size="large"
        job={job}
        titleId={noteId}
        onApplied={() => void navigate(paths.history('applied'), { replace: true })}
      />
    </Page>
  );
}

interface PageProps {
  job: SafetyLineProps['job'];
  children: ReactNode;
}

function Page({ job, children }: PageProps) {
  return (
    <div className="page-column page-narrow pb-16">
      <PageHeader
        back={<BackLink to={paths.job(job.id)}>Back to the job</BackLink>}
        title={`${job.companyName} Application`}
        lead={job.title}
      />
      {children}
      <SafetyLine job={job} className="mt-6" />
    </div>
  );
}
