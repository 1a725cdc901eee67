import { type ApplicationForm, entityId } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { FormPreviewDialog, PhonePreview } from '../../wings/hiring/application-form/index.ts';
import {
  createdFormState,
  FormBuilder,
  type FormContent,
  NoForm,
  setupQuery,
} from '../../wings/hiring/form-builder/index.ts';
import { jobQuery } from '../../wings/jobs/job-detail/index.ts';
import { BackLink } from '../../platform/routing/back-link.tsx';
import { ApiError } from '../../platform/api/api-error.ts';
import { GuardSkeleton } from '../../ui/layout/guard-skeleton.tsx';
import { pageMeta } from '../../platform/layout/page-meta.ts';
import { paths } from '../../platform/routing/paths.ts';
import { useEmployer } from '../../platform/session/use-signed-in.ts';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';

export function meta() {
  return pageMeta('Application Setup');
}

export default function CreateApplication() {
  const jobId = entityId.safeParse(useParams().jobId).data;
  return jobId === undefined ? <JobNotFound /> : <Setup key={jobId} jobId={jobId} />;
}

function Setup({ jobId }: { jobId: string }) {
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...setupQuery(jobId),
    // Loaded fresh once, then never refetched: a form must not change while it is edited.
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (!isFetchedAfterMount) return <GuardSkeleton />;
  if (data !== undefined) return <Builder jobId={jobId} form={data} />;
  if (error instanceof ApiError && error.status === 404) return <JobNotFound />;
  return (
    <LoadFailure
      headingLevel="h1"
      className="flex flex-1 items-center"
      title="The application setup did not load"
      message={error instanceof ApiError ? error.message : ''}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function Builder({ jobId, form }: { jobId: string; form: ApplicationForm | null }) {
  const employer = useEmployer();
  const navigate = useNavigate();
  const { data: job } = useQuery(jobQuery(jobId, null));
  // Saving here outdates the loaded form.
  const [stored] = useState(form);
  const [previewed, setPreviewed] = useState<FormContent | null>(null);
  const showCreated = (created: ApplicationForm) =>
    void navigate(paths.employerApplicationSuccess(jobId), {
      state: createdFormState(created, stored !== null),
    });

  return (
    <div className="page-column pb-16">
      <PageHeader
        back={<BackLink to={paths.employer()}>Dashboard</BackLink>}
        title={stored ? 'Edit Application Setup' : 'Application Setup'}
        lead={stored?.job.title ?? job?.title ?? '\u00a0'}
      />
      <FormBuilder
        employerId={employer.id}
        jobId={jobId}
        stored={stored}
        onPreview={setPreviewed}
        drawPreview={(asked) => (
          <PhonePreview
            asked={asked}
            title={`${employer.companyName} Application`}
            lead={stored?.job.title ?? job?.title ?? ''}
          />
        )}
        onCreated={showCreated}
      />
      <FormPreviewDialog
        asked={previewed}
        onClose={() => {
          setPreviewed(null);
        }}
      />
    </div>
  );
}

function JobNotFound() {
  return (
    <NoForm title="We could not find this job">
      It may have been deleted, or belong to another account. Yours are on your dashboard.
    </NoForm>
  );
}
