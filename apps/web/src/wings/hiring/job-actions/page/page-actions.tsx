import { lazy, Suspense } from 'react';
import { useAuthStore } from '../../../../platform/stores/auth-store.ts';
import { EmployerNote } from '../employer-note.tsx';
import { JobActions, type JobActionsProps } from '../job-actions.tsx';

const AppliedOrAccepted = lazy(async () => ({
  default: (await import('./applied-or-accepted.tsx')).AppliedOrAccepted,
}));

/** The buttons of a job's page. */
export function PageActions(props: Pick<JobActionsProps, 'job' | 'titleId' | 'onApplied'>) {
  return (
    <>
      <EmployerNote />
      <JobActions {...props} appliedLabel={<AppliedLabel jobId={props.job.id} />} />
    </>
  );
}

function AppliedLabel({ jobId }: { jobId: string }) {
  const seekerId = useAuthStore(({ accountId }) => accountId);
  if (seekerId === null) return 'Applied';
  return (
    <Suspense fallback="Applied">
      <AppliedOrAccepted seekerId={seekerId} jobId={jobId} />
    </Suspense>
  );
}
