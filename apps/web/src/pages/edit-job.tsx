import type { Job } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router';
import { EditJobSkeleton } from '../features/job-form/edit-job-skeleton.tsx';
import { EditJobForm } from '../features/job-form/edit-job-form.tsx';
import { ownJobQuery } from '../features/employer-jobs/own-job.ts';
import { useUpdateJob } from '../features/employer-jobs/update-job.ts';
import { PageLink } from '../platform/page-link.tsx';
import { pageMeta } from '../platform/page-meta.ts';
import { paths } from '../platform/paths.ts';
import { useEmployer } from '../platform/session/use-signed-in.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export function meta() {
  return pageMeta('Edit Job');
}

export default function EditJob() {
  const employer = useEmployer();
  const { jobId = '' } = useParams();
  const {
    data: job,
    isPending,
    error,
    isFetching,
    refetch,
  } = useQuery(ownJobQuery(employer.id, jobId));
  return (
    <div className="page-column pb-16">
      <PageHeader
        back={
          <Button variant="ghost" size="small" asChild>
            <PageLink to={paths.employer()}>
              <ChevronLeft aria-hidden="true" />
              Dashboard
            </PageLink>
          </Button>
        }
        title="Edit Job"
        lead={job?.status === 'Active' ? '* Required fields' : undefined}
      />
      {isPending ? <EditJobSkeleton /> : null}
      {error && job === undefined ? (
        <LoadFailure
          title="The job could not be loaded"
          message={error.message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {job?.status === 'Active' ? <Editor key={job.id} job={job} /> : null}
      {job?.status === 'Closed' ? (
        <NotEditable title="This job is closed">
          Only active jobs can be edited. Repost “{job.title}” from your closed jobs, then edit it.
        </NotEditable>
      ) : null}
      {job === null ? (
        <NotEditable title="We could not find this job">
          It may have been removed, or it belongs to another company.
        </NotEditable>
      ) : null}
    </div>
  );
}

function Editor({ job }: { job: Job }) {
  const employer = useEmployer();
  const navigate = useNavigate();
  const update = useUpdateJob(employer.id);
  return (
    <EditJobForm
      job={job}
      employer={employer}
      save={update.mutateAsync}
      onSaved={() => void navigate(paths.employer())}
    />
  );
}

function NotEditable({ title, children }: { title: string; children: ReactNode }) {
  return (
    <EmptyState
      drawing="jobs"
      title={title}
      action={
        <Button asChild>
          <PageLink to={paths.employer('closed')}>See closed jobs</PageLink>
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
