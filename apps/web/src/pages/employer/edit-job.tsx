import type { Job } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { fetchOwnJob, ownJobQuery, useUpdateJob } from '../../wings/posting/employer-jobs/index.ts';
import { EditJobForm, EditJobSkeleton } from '../../wings/posting/job-form/index.ts';
import { hasOnlyShiftsToEdit } from '../../entities/job/has-only-shifts-to-edit.ts';
import { holdersByShift, rosterQuery } from '../../entities/shift/roster-query.ts';
import { PageLink } from '../../platform/routing/page-link.tsx';
import { isOpenedOver } from '../../platform/routing/opened-over.ts';
import { pageMeta } from '../../platform/layout/page-meta.ts';
import { paths } from '../../platform/routing/paths.ts';
import { useEmployer } from '../../platform/session/use-signed-in.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';

export function meta() {
  return pageMeta('Edit Job');
}

/** A modal over the dashboard, whose list of jobs stays below. */
export default function EditJob() {
  const employer = useEmployer();
  const { jobId = '' } = useParams();
  const location = useLocation();
  const navigate = useNavigate();
  const update = useUpdateJob(employer.id);
  const {
    data: job,
    isPending,
    error,
    isFetching,
    refetch,
  } = useQuery(ownJobQuery(employer.id, jobId));
  const isShared = job ? job.openingsLeft < job.openings && job.shifts.length > 0 : false;
  const roster = useQuery({ ...rosterQuery(employer.id, jobId), enabled: isShared });
  const dashboard = { pathname: paths.employer(), search: location.search };
  const close = () =>
    void (isOpenedOver(location)
      ? navigate(-1)
      : navigate(dashboard, { replace: true, preventScrollReset: true }));
  return (
    <Dialog
      open
      hasOwnEntry
      onOpenChange={close}
      size="large"
      title={job && hasOnlyShiftsToEdit(job) ? 'Edit Shifts' : 'Edit Job'}
      description={isPending || job?.status === 'Active' ? '* Required fields' : undefined}
    >
      {isPending ? <EditJobSkeleton /> : null}
      {error && job === undefined ? (
        <LoadFailure
          title="The job could not be loaded"
          message={error.message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {job && isEditable(job) ? (
        <EditJobForm
          key={job.id}
          job={job}
          employer={employer}
          holders={roster.data && holdersByShift(roster.data)}
          save={update.mutateAsync}
          loadSaved={() => fetchOwnJob(employer.id, job.id)}
          onSaved={close}
          onCancel={close}
        />
      ) : null}
      {job && !isEditable(job) ? (
        <NotEditable title="This job is closed">
          Only active jobs can be edited. Repost “{job.title}” from your closed jobs, then edit it.
        </NotEditable>
      ) : null}
      {job === null ? (
        <NotEditable title="We could not find this job">
          It may have been removed, or it belongs to another company.
        </NotEditable>
      ) : null}
    </Dialog>
  );
}

function isEditable(job: Job): boolean {
  return job.status === 'Active' || hasOnlyShiftsToEdit(job);
}

function NotEditable({ title, children }: { title: string; children: ReactNode }) {
  return (
    <EmptyState
      drawing="jobs"
      title={title}
      action={
        <Button asChild>
          <PageLink to={paths.employer('closed')} replace>
            See closed jobs
          </PageLink>
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
