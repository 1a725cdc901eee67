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
  type StoredSetup,
} from '../../wings/hiring/form-builder/index.ts';
import { jobQuery } from '../../wings/jobs/job-detail/index.ts';
import { BackLink } from '../../platform/routing/back-link.tsx';
import { ApiError } from '../../platform/api/api-error.ts';
import { GuardSkeleton } from '../../ui/layout/guard-skeleton.tsx';
import { pageMeta } from '../../platform/layout/page-meta.ts';
import { paths } from '../../platform/routing/paths.ts';
import { useEmployer } from '../../platform/session/use-signed-in.ts';
import type { PageHandle } from '../../platform/routing/page-handle.ts';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';

export const handle: PageHandle = { shape: 'form' };

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
  /** Counts the versions of other devices that replaced what was here. */
  const [taken, setTaken] = useState(0);
  if (!isFetchedAfterMount) return <GuardSkeleton shape="form" />;
  if (data !== undefined) {
    return (
      <Builder
        key={taken}
        jobId={jobId}
        loaded={data}
        onTakeOther={() => {
          setTaken(taken + 1);
        }}
      />
    );
  }
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

interface BuilderProps {
  jobId: string;
  loaded: StoredSetup;
  onTakeOther: () => void;
}

function Builder({ jobId, loaded, onTakeOther }: BuilderProps) {
  const employer = useEmployer();
  const navigate = useNavigate();
  const { data: job } = useQuery(jobQuery(jobId, null));
  // Saving here outdates what was loaded.
  const [stored] = useState(loaded);
  const form = stored.applicationForm;
  const [previewed, setPreviewed] = useState<FormContent | null>(null);
  const showCreated = (created: ApplicationForm) =>
    void navigate(paths.employerApplicationSuccess(jobId), {
      state: createdFormState(created, form !== null),
    });

  return (
    <div className="page-column pb-16">
      <PageHeader
        back={<BackLink to={paths.employer()}>Dashboard</BackLink>}
        title={form ? 'Edit Application Setup' : 'Application Setup'}
        lead={form?.job.title ?? job?.title ?? '\u00a0'}
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
            lead={form?.job.title ?? job?.title ?? ''}
          />
        )}
        onCreated={showCreated}
        onTakeOther={onTakeOther}
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
